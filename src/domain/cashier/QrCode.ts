import { limits } from "#config/limits.ts"

// In UTF-8, a character outside ASCII has at most three bytes for each unit of a string.
const mostBytes = (text: string): number => text.replace(/[\u0080-\uffff]/g, "###").length

export const isReadable = (text: string): boolean => text !== "" && mostBytes(text) <= limits.qrBytes
