declare module "des.js" {
  interface Opener {
    readonly update: (bytes: Uint8Array) => Array<number>
    readonly final: () => Array<number>
  }
  export const DES: {
    readonly create: (options: { readonly type: "decrypt" | "encrypt"; readonly key: Uint8Array }) => Opener
  }
}
