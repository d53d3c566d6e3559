import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import type { ExtraModuleId } from "#domain/Whitelabel.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import type { Sender } from "#gateway/requestHeaders.ts"
import { sealWith } from "#gateway/sealing.ts"

import type { Client } from "./client.ts"
import { envelopeOf, type Exchange, fieldOf, refusalOf, requestFor, textAt, valueOf } from "./exchange.ts"
import { NotRun } from "./NotRun.ts"
import { everyRead } from "./reads.ts"

export interface Account {
  readonly account: string
  readonly password: string
  readonly merchant?: string | undefined
}

/** Thrown if the gateway refuses the account and password, or requires a captcha. */
export class WrongPassword extends Error {}

/** Thrown if the login returned no token, without which no member calls can be checked. */
export class NoToken extends NotRun {
  /** The login that returned no token; undefined if encrypting failed, which the check `encryption` reports. */
  readonly login: Exchange | undefined
  constructor(reason: string, login?: Exchange) {
    super(`No session: ${reason}.`)
    this.login = login
  }
}

const memoized = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => (made ??= make())
}

export type TestSession = ReturnType<typeof makeTestSession>

/** Requests that several checks share. Each request is sent at its first use. */
export const makeTestSession = (client: Client, account: Account) => {
  const guest: Sender = {
    token: "",
    merchant: account.merchant ?? defaultDeployment.merchant,
    language: defaultLanguage,
  }
  const settings = memoized(() => client.send(requestFor(whitelabel, {}, guest), "whitelabel"))
  const logIn = async (password: string): Promise<Exchange> => {
    const loginKey = textAt(valueOf(await settings()), "loginKey")
    const plain = JSON.stringify({ username: account.account, password, type: "username" })
    const { payload, key } = await sealWith(plain, loginKey).catch(() => {
      throw new NoToken("loginKey of the whitelabel response cannot encrypt a login")
    })
    const request = requestFor(login, { payload }, guest)
    return client.send({ ...request, headers: { ...request.headers, "Encryption-Key": key } }, "login")
  }
  const member = memoized(async () => {
    const exchange = await logIn(account.password)
    const refusal = refusalOf(exchange)
    if (refusal !== undefined) throw new WrongPassword(refusal)
    const token = textAt(envelopeOf(exchange)?.value, "token")
    if (token === "") throw new NoToken("the login has no token", exchange)
    return { exchange, sender: { ...guest, token } }
  })
  const hasProtection = async (): Promise<boolean> => {
    const modules = fieldOf(valueOf(await settings()), "modules")
    return Array.isArray(modules) && modules.includes("RGLIMIT3" satisfies ExtraModuleId)
  }
  return {
    account,
    client,
    guest,
    whitelabel: settings,
    /** Logs in with an encrypted body, as the gateway requires. */
    logIn,
    /** Logs in with the correct password, once. Throws `WrongPassword` if the gateway refuses. */
    member,
    hasProtection,
    /** The password, and the tokens that were sent. */
    secrets: (): ReadonlyArray<string> => [
      account.password,
      ...new Set(client.exchanges.map(({ request }) => request.headers["Authorization"] ?? "")),
    ],
    /** Sends every offered read once, as the member. */
    reads: memoized(async () =>
      everyRead(client, (await member()).sender, account.account, await hasProtection()),
    ),
  }
}
