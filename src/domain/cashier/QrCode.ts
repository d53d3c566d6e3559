import { limits } from "#config/limits.ts"

/** Whether a text fits a QR code that a camera can read from a phone's screen. */
export const isReadable = (text: string): boolean => text !== "" && text.length <= limits.qrText
