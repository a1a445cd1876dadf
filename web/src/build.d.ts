declare module "icon:*" {
  const path: string;
  export default path;
}

declare module "message-uses" {
  const uses: Record<string, string[]>; // the files that use a message
  export default uses;
}
