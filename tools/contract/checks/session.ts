import { createPublicKey } from "node:crypto"

import { memberInfo } from "#gateway/calls/account/member.ts"
import { captcha } from "#gateway/calls/entry/account.ts"

import { type Check, findingsIn, type Problem } from "../check.ts"
import { envelopeOf, type Exchange, fieldOf, requestFor, textAt } from "../exchange.ts"
import { NoToken, type TestSession } from "../testSession.ts"

/** Whether a text is a public key as SPKI in base64, as `loginKey` must be. */
const isPublicKey = (text: string): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" })
    return key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
  } catch {
    return false
  }
}

const isPicture = (value: unknown): boolean => {
  const start = Buffer.from(typeof value === "string" ? value : "", "base64").subarray(0, 200)
  return start.subarray(1, 4).toString() === "PNG" || start.toString().includes("<svg")
}

const wrongCaptcha = (exchange: Exchange): Problem => {
  if (!isPicture(envelopeOf(exchange)?.value)) return "the value is no PNG or SVG in base64"
  return (exchange.response.headers["set-cookie"] ?? "") === "" && "the response sets no cookie"
}

const withoutSession = (exchange: Exchange): Problem => {
  const { status } = exchange.response
  const envelope = envelopeOf(exchange)
  if (envelope?.success === true) return "a guest gets the data of a member"
  const isRefused = status === 401 || envelope?.message === "not_logged_in"
  return !isRefused && `a guest gets status ${status} with ${String(envelope?.message)}, not 401`
}

const sessionFields = ["token", "id", "userName", "type", "firstTimeLogin", "merchantCode"]

const memberInfoAs = ({ client }: TestSession, sender: TestSession["guest"]) =>
  client.send(requestFor(memberInfo, {}, sender), "memberInfo")

/** Rules about sessions, encryption and the captcha. */
export const sessionChecks: ReadonlyArray<Check> = [
  {
    id: "encryption",
    rule: "§1 Encrypted",
    title: "loginKey is an RSA key of 2048 bits or more, as SPKI in base64",
    player: "Nobody can log in, register or withdraw.",
    find: async (session) => {
      const exchange = await session.whitelabel()
      const isGood = isPublicKey(textAt(envelopeOf(exchange)?.value, "loginKey"))
      return findingsIn(exchange, !isGood && "loginKey is no such key")
    },
  },
  {
    id: "login",
    rule: "§3 Session and registration",
    title: "An encrypted login returns a session with its merchant",
    player: "The login fails, or the session has no name.",
    find: async (session) => {
      const { exchange } = await session.member().catch((error: unknown) => {
        if (error instanceof NoToken && error.login !== undefined) return { exchange: error.login }
        throw error
      })
      const value = envelopeOf(exchange)?.value
      const missing = sessionFields.filter((name) => fieldOf(value, name) === undefined)
      return findingsIn(exchange, missing.length > 0 && `the login has no ${missing.join(", ")}`)
    },
  },
  {
    id: "member",
    rule: "§3 Member",
    title: "Member info is that of the session",
    player: "Another player's name and money.",
    find: async (session) => {
      const { exchange: login, sender } = await session.member()
      const exchange = await memberInfoAs(session, sender)
      const [own, other] = [login, exchange].map((each) => fieldOf(envelopeOf(each)?.value, "userName"))
      return findingsIn(exchange, own !== other && "userName differs from that of the login")
    },
  },
  {
    id: "unknownToken",
    rule: "§1 Statuses",
    title: "A token that the gateway did not issue gets 401",
    player: "Failures on every page, in place of the login.",
    find: async (session) => {
      const exchange = await memberInfoAs(session, { ...session.guest, token: "no-such-token" })
      const { status } = exchange.response
      return findingsIn(exchange, status !== 401 && `an unknown token gets status ${status}, not 401`)
    },
  },
  {
    id: "guest",
    rule: "§1 Statuses",
    title: "A guest gets no data of a member",
    player: "A member's data without a login.",
    find: async (session) => {
      const exchange = await memberInfoAs(session, session.guest)
      return findingsIn(exchange, withoutSession(exchange))
    },
  },
  {
    id: "captcha",
    rule: "§3 Session and registration",
    title: "The captcha is a PNG or SVG in base64, and a cookie ties it to the next call",
    player: "No picture, or a right captcha that is refused.",
    find: async (session) => {
      const exchange = await session.client.send(requestFor(captcha, {}, session.guest), "captcha")
      return findingsIn(exchange, wrongCaptcha(exchange))
    },
  },
]
