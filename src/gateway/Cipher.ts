import { Context, Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"

import type { Sealed } from "./sealing.ts"

/** Encrypts each body by AES-256-GCM with a new key. RSA-OAEP-SHA-256 encrypts that key (gateway §1). */
export class Cipher extends Context.Service<
  Cipher,
  {
    /** Fails with `Insecure` if WebCrypto is missing or the public key is invalid. */
    readonly seal: (plain: string, publicKey: string) => Effect.Effect<Sealed, Failure>
    /** Fails with `Insecure` if WebCrypto is missing, for example on a page without HTTPS. */
    readonly secure: Effect.Effect<void, Failure>
  }
>()("h5/gateway/Cipher") {
  static readonly layer = Layer.succeed(Cipher)({
    // Reads are not encrypted, so the encryption code loads with the first change.
    seal: (plain, publicKey) =>
      Effect.tryPromise({ try: () => import("./sealing.ts"), catch: () => Failure.Unreachable() }).pipe(
        Effect.flatMap(({ sealWith }) =>
          Effect.tryPromise({ try: () => sealWith(plain, publicKey), catch: () => Failure.Insecure() }),
        ),
      ),
    secure: Effect.suspend(() =>
      crypto.subtle === undefined ? Effect.fail(Failure.Insecure()) : Effect.void,
    ),
  })
}
