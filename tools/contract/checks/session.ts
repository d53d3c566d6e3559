import { memberInfo } from "#gateway/calls/account/member.ts"
import { captcha } from "#gateway/calls/entry/account.ts"

import { type Check, failedBy, type Outcome } from "../check.ts"
import type { Exchange } from "../client.ts"
import { askedFor, envelopeOf, fieldOf } from "../exchange.ts"
import { NoToken } from "../testSession.ts"

const about = (exchange: Exchange, problem: string | undefined, passed: string): Outcome =>
  failedBy(problem === undefined ? [] : [{ what: problem, exchange }], passed)

/** SPKI in base64, as `loginKey` must be. */
const isPublicKey = async (text: string): Promise<boolean> => {
  try {
    const key = await crypto.subtle.importKey(
      "spki",
      Buffer.from(text, "base64"),
      { name: "RSA-OAEP", hash: "SHA-256" },
      true,
      ["encrypt"],
    )
    return "modulusLength" in key.algorithm && Number(key.algorithm.modulusLength) >= 2048
  } catch {
    return false
  }
}

const isPicture = (value: unknown): boolean => {
  const start = Buffer.from(typeof value === "string" ? value : "", "base64").subarray(0, 200)
  return start.subarray(1, 4).toString() === "PNG" || start.toString().includes("<svg")
}

const wrongCaptcha = ({ answered }: Exchange): string | undefined => {
  if (!isPicture(envelopeOf(answered)?.value)) return "the value is no PNG or SVG in base64"
  return (answered.headers["set-cookie"] ?? "") === "" ? "the response sets no cookie" : undefined
}

const withoutSession = ({ answered }: Exchange): string | undefined => {
  const envelope = envelopeOf(answered)
  if (envelope?.success === true) return "a guest gets the data of a member"
  return answered.status === 401 || envelope?.message === "not_logged_in"
    ? undefined
    : `a guest gets status ${answered.status} with ${String(envelope?.message)}, not 401`
}

/** Rules about sessions, encryption and the captcha. */
export const sessionChecks: ReadonlyArray<Check> = [
  {
    id: "encryption",
    rule: "§1 Encrypted",
    title: "loginKey is an RSA key of 2048 bits or more, as SPKI in base64",
    player: "Nobody can log in, register or withdraw.",
    run: async ({ visit }) => {
      const exchange = await visit.whitelabel()
      const key = fieldOf(envelopeOf(exchange.answered)?.value, "loginKey")
      const isGood = typeof key === "string" && (await isPublicKey(key))
      return about(exchange, isGood ? undefined : "loginKey is no such key", "The key can encrypt.")
    },
  },
  {
    id: "login",
    rule: "§3 Session and registration",
    title: "An encrypted login returns a session with its merchant",
    player: "The login fails, or the session has no name.",
    run: async ({ visit }) => {
      const { exchange } = await visit.session().catch((error: unknown) => {
        if (error instanceof NoToken && error.login !== undefined) return { exchange: error.login }
        throw error
      })
      const value = envelopeOf(exchange.answered)?.value
      const fields = ["token", "id", "userName", "type", "firstTimeLogin", "merchantCode"]
      const missing = fields.filter((name) => fieldOf(value, name) === undefined)
      return about(
        exchange,
        missing.length === 0 ? undefined : `the login has no ${missing.join(", ")}`,
        "The login returned a session.",
      )
    },
  },
  {
    id: "member",
    rule: "§3 Member",
    title: "Member info is that of the session",
    player: "Another player's name and money.",
    run: async ({ visit }) => {
      const { exchange: login, sender } = await visit.session()
      const exchange = await visit.client.send(askedFor(memberInfo, {}, sender), "memberInfo")
      const [own, other] = [login, exchange].map(({ answered }) =>
        fieldOf(envelopeOf(answered)?.value, "userName"),
      )
      const problem = own === other ? undefined : "userName differs from that of the login"
      return about(exchange, problem, "The member is that of the login.")
    },
  },
  {
    id: "unknownToken",
    rule: "§1 Statuses",
    title: "A token that the gateway did not issue gets 401",
    player: "Failures on every page, in place of the login.",
    run: async ({ visit }) => {
      const sender = { ...visit.guest, token: "no-such-token" }
      const exchange = await visit.client.send(askedFor(memberInfo, {}, sender), "memberInfo")
      const { status } = exchange.answered
      const problem = status === 401 ? undefined : `an unknown token gets status ${status}, not 401`
      return about(exchange, problem, "The gateway sent 401.")
    },
  },
  {
    id: "guest",
    rule: "§1 Statuses",
    title: "A guest gets no data of a member",
    player: "A member's data without a login.",
    run: async ({ visit }) => {
      const exchange = await visit.client.send(askedFor(memberInfo, {}, visit.guest), "memberInfo")
      return about(exchange, withoutSession(exchange), "The gateway refused a guest.")
    },
  },
  {
    id: "captcha",
    rule: "§3 Session and registration",
    title: "The captcha is a PNG or SVG in base64, and a cookie ties it to the next call",
    player: "No picture, or a right captcha that is refused.",
    run: async ({ visit }) => {
      const exchange = await visit.client.send(askedFor(captcha, {}, visit.guest), "captcha")
      return about(exchange, wrongCaptcha(exchange), "The gateway sent a picture and a cookie.")
    },
  },
]
