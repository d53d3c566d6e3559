import { limits } from "#config/limits.ts"

/** Whether a text is worth a QR code: a camera reads no more than so much off a phone's screen. */
export const isReadable = (text: string): boolean => text !== "" && text.length <= limits.qrText
