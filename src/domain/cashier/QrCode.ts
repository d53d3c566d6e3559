import { limits } from "#config/limits.ts"

export const isReadable = (text: string): boolean =>
  text !== "" && new TextEncoder().encode(text).length <= limits.qrBytes
