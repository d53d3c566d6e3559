import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import type { Sender } from "#gateway/requestHeaders.ts"
import { sealWith } from "#gateway/sealing.ts"

import type { Client } from "./client.ts"
import { envelopeOf, type Exchange, refusalOf, requestFor, textAt, valueOf } from "./exchange.ts"
import { NotRun } from "./NotRun.ts"
import { everyRead } from "./reads.ts"

export interface Account {
  readonly account: string
  readonly password: string
  readonly merchant?: string | undefined
}

/** The gateway refused the account and password, or wants a captcha for them. */
export class WrongPassword extends Error {}

/** There is no token, so nothing of a member can be checked. */
export class NoToken extends NotRun {
  /** The login without a token; undefined when it could not be encrypted, which the check `encryption` reports. */
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

/** The requests that checks share. Each is sent at its first use. */
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
  return {
    account,
    client,
    guest,
    whitelabel: settings,
    /** Logs in as the gateway demands: with an encrypted body. */
    logIn,
    /** The login with the right password. Throws `WrongPassword` when the gateway refuses it. */
    member,
    /** Every read, once, as the member. */
    reads: memoized(async () => everyRead(client, (await member()).sender, account.account)),
  }
}
