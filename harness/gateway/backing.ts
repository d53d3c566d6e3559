import { Option, Schema } from "effect"

/** The stored data of a simulated gateway: its private key (PKCS#8, base64) and its state, as texts by storage key. The public key is derived from the private key. */
export const GatewayData = Schema.Struct({
  privateKey: Schema.String,
  state: Schema.Record(Schema.String, Schema.String),
})
export type GatewayData = typeof GatewayData.Type

/** The storage that contains the data of the simulated gateway. */
export interface BackingStore {
  /** A number that changes with the data; 0 if no data is stored. */
  readonly version: () => Promise<number>
  /** The stored data. May be invalid, because other code may write to the same storage. */
  readonly read: () => Promise<unknown>
  readonly write: (data: GatewayData, version: number) => Promise<void>
}

const database = "simulated-gateway"
const table = "gateway"
const names = { version: "version", data: "data" } as const

const resultOf = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")))
  })

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(database)
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(table))
  return resultOf(request)
}

/** Opens the backing store that all tabs share. Rejects if the browser refuses the database. */
export const sharedBacking = async (factory: IDBFactory): Promise<BackingStore> => {
  const opened = await openDatabase(factory)
  const get = (name: string): Promise<unknown> =>
    resultOf(opened.transaction(table).objectStore(table).get(name))
  return {
    version: async () => Number((await get(names.version)) ?? 0),
    read: () => get(names.data),
    write: (data, version) =>
      new Promise((resolve, reject) => {
        const change = opened.transaction(table, "readwrite")
        change.addEventListener("complete", () => resolve())
        change.addEventListener("abort", () => reject(change.error ?? new Error("IndexedDB aborted")))
        change.objectStore(table).put(data, names.data)
        change.objectStore(table).put(version, names.version)
      }),
  }
}

const fromJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

/** A backing store of one tab. Other tabs see its changes at their next page load; the last write replaces earlier ones. */
export const separateBacking = (local: Pick<Storage, "getItem" | "setItem">, key: string): BackingStore => {
  let last = 0
  return {
    version: () => Promise.resolve(last),
    read: () => Promise.resolve(Option.getOrUndefined(fromJson(local.getItem(key)))),
    write: (data, version) => {
      last = version
      local.setItem(key, JSON.stringify(data))
      return Promise.resolve()
    },
  }
}
