import { Context, Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"

import type { Sealed } from "./sealing.ts"

/** Encrypts bodies: AES-256-GCM with a fresh key, the key wrapped by RSA-OAEP-SHA-256 (gateway §1). */
export class Cipher extends Context.Service<
  Cipher,
  {
    /** Fails with `Insecure` without WebCrypto, or with an invalid key. */
    readonly seal: (plain: string, publicKey: string) => Effect.Effect<Sealed, Failure>
    /** Fails with `Insecure` without WebCrypto: the page was not opened over HTTPS. */
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
