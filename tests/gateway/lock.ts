import { webcrypto } from "node:crypto"

import type { WireRequest } from "#gateway/Transport.ts"

const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, "base64"))
const base64 = (buffer: ArrayBuffer) => Buffer.from(buffer).toString("base64")

/** The gateway's side of encrypted bodies, implemented separately from the gateway contract. */
export interface Lock {
  /** RSA public key (SPKI, base64). */
  readonly loginKey: string
  readonly unlock: (payload: string, key: string) => Promise<string>
  readonly read: (request: WireRequest | undefined) => Promise<unknown>
}

export const makeLock = async (): Promise<Lock> => {
  const { subtle } = webcrypto
  const rsa = { name: "RSA-OAEP", hash: "SHA-256" }
  const pair = await subtle.generateKey(
    { ...rsa, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["encrypt", "decrypt"],
  )
  const unlock = async (payload: string, key: string) => {
    const raw = await subtle.decrypt({ name: "RSA-OAEP" }, pair.privateKey, bytes(key))
    const aes = await subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"])
    const sealed = bytes(payload)
    const iv = sealed.slice(0, 12)
    const plain = await subtle.decrypt({ name: "AES-GCM", iv, tagLength: 128 }, aes, sealed.slice(12))
    return new TextDecoder().decode(plain)
  }
  return {
    loginKey: base64(await subtle.exportKey("spki", pair.publicKey)),
    unlock,
    read: async (request) => {
      const { payload } = JSON.parse(request?.body ?? "{}") as { payload: string }
      return JSON.parse(await unlock(payload, request?.headers["Encryption-Key"] ?? "")) as unknown
    },
  }
}

let shared: Promise<Lock> | undefined

/** One key pair for all tests of a file, because generating it is slow. */
export const theLock = (): Promise<Lock> => (shared ??= makeLock())
