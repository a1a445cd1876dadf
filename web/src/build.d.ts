declare module "icon:*" {
  const path: string;
  export default path;
}

declare module "message-uses" {
  const uses: Record<string, string[]>; // the files that use a message
  export default uses;
}

declare module "words:languages" {
  type Files = Record<string, () => Promise<{ default: string }>>; // by subject: "page", or a game and a slash before it
  const languages: Record<string, () => Promise<{ default: Files }>>;
  export default languages;
}
