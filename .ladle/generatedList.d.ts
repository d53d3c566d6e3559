/** Ladle's list of all stories. */
declare module "virtual:generated-list" {
  export const stories: Readonly<Record<string, { readonly locStart: number }>>
}
