import { DES } from "des.js"

const keyLength = 8

/** Throws on failure. The path is base64 of DES-ECB-PKCS7, followed by the key. */
export const decryptServicePath = (path: string): string => {
  const key = new TextEncoder().encode(path.slice(-keyLength))
  const sealed = Uint8Array.from(atob(path.slice(0, -keyLength)), (character) => character.charCodeAt(0))
  const opener = DES.create({ type: "decrypt", key })
  return new TextDecoder().decode(new Uint8Array([...opener.update(sealed), ...opener.final()]))
}
