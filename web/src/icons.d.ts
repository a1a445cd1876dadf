declare module "icon:*" {
  const path: string;
  export default path;
}
