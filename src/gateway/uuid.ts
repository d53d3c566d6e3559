export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

const browserRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes)

export const uuid = (fillRandom: FillRandom = browserRandom): string => {
  const digits = fillRandom(new Uint8Array(36))
  // `crypto.randomUUID` is not used, because it needs iOS 15.4, Chrome 92 and HTTPS.
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (place, index: number) => {
    const digit = digits[index] ?? 0
    return (place === "x" ? digit & 15 : (digit & 3) | 8).toString(16)
  })
}
