import { Data } from "effect"

import type { Message } from "#i18n/messages.ts"

export type Remote<A> = Data.TaggedEnum<{
  Loading: {}
  Loaded: { readonly value: A; readonly refreshing: boolean }
  Failed: { readonly message: Message; readonly previous: A | undefined }
}>

interface Definition extends Data.TaggedEnum.WithGenerics<1> {
  readonly taggedEnum: Remote<this["A"]>
}
export const { Loading, Loaded, Failed } = Data.taggedEnum<Definition>()

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

export const isPending = <A>(remote: Remote<A>): boolean =>
  remote._tag === "Loading" || (remote._tag === "Loaded" && remote.refreshing)

export const getOrElse = <A, B>(remote: Remote<A>, otherwise: () => B): A | B => {
  const value = valueOf(remote)
  return value === undefined ? otherwise() : value
}

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
