import { Effect } from "effect"

import { whitelabel } from "#gateway/calls/frame/system.ts"
import { bareWhitelabel } from "#tests/domain/samples.ts"
import { theLock } from "#tests/gateway/lock.ts"
import { type TestServicesOptions, openTestServices } from "#tests/support/services.ts"

/** Test services whose site has the key for encrypted bodies; `read` decrypts the last request to a path. */
export const openWithKey = Effect.fnUntraced(function* (options: TestServicesOptions, site: object = {}) {
  const lock = yield* Effect.promise(theLock)
  const settings = { ...bareWhitelabel, loginKey: lock.loginKey, ...site }
  const script = { [whitelabel.path]: { value: settings }, ...options.script }
  const services = yield* openTestServices({ ...options, script })
  const read = (path: string) => Effect.promise(() => lock.read(services.fake.requestsTo(path).at(-1)))
  return { ...services, read }
})
