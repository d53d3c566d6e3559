import { Context, Effect, Layer } from "effect"

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
    /** Fails with `Insecure` where WebCrypto is not to be had: such a page was not opened securely. */
    readonly secure: Effect.Effect<void, Failure>
  }
>()("h5/gateway/Cipher") {
  static readonly layer = Layer.succeed(Cipher)({
    // No read is encrypted, so what encrypts comes with the first change.
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
