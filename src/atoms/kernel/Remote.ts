import { Data } from "effect"

import type { Message } from "#i18n/messages.ts"

/** A value that lives at the backend, as a page sees it. */
export type Remote<A> = Data.TaggedEnum<{
  Loading: {}
  /** `refreshing` while a newer value is on its way. */
  Loaded: { readonly value: A; readonly refreshing: boolean }
  /** `previous` is what was there before the refresh failed. */
  Failed: { readonly message: Message; readonly previous: A | undefined }
}>

interface Definition extends Data.TaggedEnum.WithGenerics<1> {
  readonly taggedEnum: Remote<this["A"]>
}
export const { Loading, Loaded, Failed } = Data.taggedEnum<Definition>()

/** The value to draw, be it old; undefined when there never was one. */
export const valueOf = <A>(remote: Remote<A>): A | undefined => {
  switch (remote._tag) {
    case "Loading":
      return undefined
    case "Loaded":
      return remote.value
    case "Failed":
      return remote.previous
  }
}

/** Whether an answer is on its way. */
export const isPending = <A>(remote: Remote<A>): boolean =>
  remote._tag === "Loading" || (remote._tag === "Loaded" && remote.refreshing)

/** The value to draw, or what stands in for it. */
export const getOrElse = <A, B>(remote: Remote<A>, otherwise: () => B): A | B => {
  const value = valueOf(remote)
  return value === undefined ? otherwise() : value
}

/** The same value while a newer one is on its way; a failure without a value starts over. */
export const refreshing = <A>(remote: Remote<A>): Remote<A> => {
  const value = valueOf(remote)
  return value === undefined ? Loading() : Loaded({ value, refreshing: true })
}

/** The remote of another value; a failure keeps its message. */
export const map = <A, B>(remote: Remote<A>, f: (value: A) => B): Remote<B> => {
  switch (remote._tag) {
    case "Loading":
      return remote
    case "Loaded":
      return Loaded({ value: f(remote.value), refreshing: remote.refreshing })
    case "Failed":
      return Failed({
        message: remote.message,
        previous: remote.previous === undefined ? undefined : f(remote.previous),
      })
  }
}
