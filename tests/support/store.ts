import type { Atom } from "jotai"

import { followSessionAtom } from "#atoms/session.ts"
import type { Session } from "#domain/Session.ts"
import type { TestServicesOptions, RunningTestServices } from "#tests/support/services.ts"
import { type FreshStore, freshStore } from "#tests/support/showAtoms.ts"
import type { WireRequest } from "#gateway/Transport.ts"

/** A request on one line: method, path, then query or body. */
export const lineOf = ({ method, path, query, body }: WireRequest): string =>
  [method, path, query.map((pair) => pair.join("=")).join("&"), body ?? ""].filter(Boolean).join(" ")

/** A store on test services. `requests` returns the sent requests, one line for each. */
export const openStore = (options: TestServicesOptions = {}) => {
  const services = freshStore(options)
  services.store.set(followSessionAtom)
  return { ...services, requests: () => services.fake.requests.map(lineOf) }
}

type Store = FreshStore["store"]

/** A test row: a title, an action, and the requests that the action must send. */
export type RequestRow = readonly [
  title: string,
  startRequest: (store: Store, adjust: RunningTestServices["adjust"]) => Promise<void> | void,
  requests: ReadonlyArray<string>,
]

/** Subscribes to an atom as a page does. */
export const reads = (atom: Atom<unknown>) => (store: Store) => void store.sub(atom, () => {})

/**
 * The first requests that an action sends: as many as the row expects, because a read may be retried. If the row expects
 * no requests, all of them.
 */
export const requestsOf = async (
  [, startRequest, expected]: RequestRow,
  session?: Session,
): Promise<Array<string>> => {
  const { store, adjust, requests } = openStore(session === undefined ? {} : { session })
  await startRequest(store, adjust)
  await adjust(0)
  return expected.length === 0 ? requests() : requests().slice(0, expected.length)
}
