import * as Base64 from "effect/encoding/Base64"

export interface Sealed {
  readonly payload: string
  readonly key: string
}

const ivLength = 12

export const sealWith = async (plain: string, publicKey: string): Promise<Sealed> => {
  const { subtle } = crypto
  const spki = bytesOf(publicKey)
  const wrapping = await subtle.importKey("spki", spki, { name: "RSA-OAEP", hash: "SHA-256" }, false, [
    "encrypt",
  ])
  const key = await subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt"])
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const sealed = await subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(plain))
  const raw = await subtle.exportKey("raw", key)
  const wrapped = await subtle.encrypt({ name: "RSA-OAEP" }, wrapping, raw)
  return {
    payload: Base64.encode(join(iv, new Uint8Array(sealed))),
    key: Base64.encode(new Uint8Array(wrapped)),
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const join = (head: Uint8Array, tail: Uint8Array): Uint8Array => {
  const joined = new Uint8Array(head.length + tail.length)
  joined.set(head)
  joined.set(tail, head.length)
  return joined
}
