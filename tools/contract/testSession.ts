import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import type { Sender } from "#gateway/requestHeaders.ts"
import { sealWith } from "#gateway/sealing.ts"

import type { Client, Exchange } from "./client.ts"
import { everyRead, type Reading } from "./reads.ts"
import { askedFor, envelopeOf, fieldOf } from "./exchange.ts"

export interface Account {
  readonly account: string
  readonly password: string
  readonly merchant?: string | undefined
}

/** The player's visit that checks share. Each of its parts is made at the first use. */
export interface Visit {
  readonly account: Account
  readonly client: Client
  readonly guest: Sender
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly whitelabel: () => Promise<Exchange>
  /** Logs in as the gateway demands: with an encrypted body. */
  readonly logIn: (password: string) => Promise<Exchange>
  /** The login with the right password. Throws `WrongPassword` when the gateway refuses it. */
  readonly session: () => Promise<Session>
  /** Every read, once, as the member. */
  readonly reads: () => Promise<ReadonlyArray<Reading<Exchange>>>
}

export interface Session {
  readonly exchange: Exchange
  readonly sender: Sender
}

/** The gateway refused the account and password, or wants a captcha for them. */
export class WrongPassword extends Error {}

/** There is no token, so nothing of a member can be checked. */
export class NoToken extends Error {
  /** The login without a token; undefined when it could not be encrypted, which the check `encryption` reports. */
  readonly login: Exchange | undefined
  constructor(reason: string, login?: Exchange) {
    super(reason)
    this.login = login
  }
}

const textAt = (value: unknown, name: string): string => {
  const found = fieldOf(value, name)
  return typeof found === "string" ? found : ""
}

const memoized = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => (made ??= make())
}

export const makeVisit = (client: Client, account: Account, now: () => number): Visit => {
  const guest: Sender = {
    token: "",
    merchant: account.merchant ?? defaultDeployment.merchant,
    language: defaultLanguage,
  }
  const asked = memoized(() => client.send(askedFor(whitelabel, {}, guest), "whitelabel"))
  const logIn = async (password: string): Promise<Exchange> => {
    const loginKey = textAt(envelopeOf((await asked()).answered)?.value, "loginKey")
    const plain = JSON.stringify({ username: account.account, password, type: "username" })
    const { payload, key } = await sealWith(plain, loginKey).catch(() => {
      throw new NoToken("loginKey of the whitelabel response cannot encrypt a login")
    })
    const request = askedFor(login, { payload }, guest)
    return client.send({ ...request, headers: { ...request.headers, "Encryption-Key": key } }, "login")
  }
  const session = memoized(async () => sessionOf(await logIn(account.password), guest))
  return {
    account,
    client,
    guest,
    now,
    whitelabel: asked,
    logIn,
    session,
    reads: memoized(async () => {
      const { sender } = await session()
      return everyRead(client.send, { sender, account: account.account, now: now() })
    }),
  }
}

const sessionOf = (exchange: Exchange, guest: Sender): Session => {
  const envelope = envelopeOf(exchange.answered)
  if (envelope?.success === false) throw new WrongPassword(String(envelope.message))
  const token = textAt(envelope?.value, "token")
  if (token === "") throw new NoToken("the login has no token", exchange)
  return { exchange, sender: { ...guest, token } }
}
