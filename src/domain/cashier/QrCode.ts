import { limits } from "#config/limits.ts"

export const isReadable = (text: string): boolean => text !== "" && text.length <= limits.qrText
