import { Context, Effect, Layer } from "effect"
import * as Base64 from "effect/encoding/Base64"

import { Failure } from "#domain/Failure.ts"

/** An encrypted body and the key that opens it, wrapped for the gateway. */
export interface Sealed {
  readonly payload: string
  readonly key: string
}

/** Encrypts bodies: AES-256-GCM with a fresh key, the key wrapped by RSA-OAEP-SHA-256 (gateway §1). */
export class Cipher extends Context.Service<
  Cipher,
  {
    /** Fails with `Insecure` where WebCrypto is not to be had, and with a key that is none. */
    readonly seal: (plain: string, publicKey: string) => Effect.Effect<Sealed, Failure>
  }
>()("h5/gateway/Cipher") {
  static readonly layer = Layer.succeed(Cipher)({
    seal: (plain, publicKey) =>
      Effect.tryPromise({ try: () => sealWith(plain, publicKey), catch: () => Failure.Insecure() }),
  })
}

const ivLength = 12

const sealWith = async (plain: string, publicKey: string): Promise<Sealed> => {
  const { subtle } = crypto
  const spki = bytesOf(publicKey)
  const wrapping = await subtle.importKey("spki", spki, { name: "RSA-OAEP", hash: "SHA-256" }, false, ["encrypt"])
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
