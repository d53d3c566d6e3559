import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { BankCard } from "#domain/account/BankCard.ts"
import { Member } from "#domain/account/Member.ts"
import { Question } from "#domain/account/Security.ts"
import { AffiliateLink } from "#domain/agent/AffiliateLink.ts"
import { Downline } from "#domain/agent/Team.ts"
import { VendorWallet } from "#domain/cashier/Wallet.ts"
import { Country } from "#domain/entry/Country.ts"
import { CustomerService } from "#domain/frame/SystemStatus.ts"
import { Game } from "#domain/games/Game.ts"
import { LiveRoom } from "#domain/games/LiveRoom.ts"
import { Lottery } from "#domain/games/Lottery.ts"
import { VendorName } from "#domain/games/Vendor.ts"
import { Topic } from "#domain/help/Help.ts"
import { Banner } from "#domain/home/Banner.ts"
import { Winner } from "#domain/home/Winner.ts"
import { Announcement } from "#domain/messages/Announcement.ts"
import { Mail } from "#domain/messages/Mail.ts"
import { MemberTask } from "#domain/promo/MemberTask.ts"
import { Exchange, Good } from "#domain/promo/PointsMall.ts"
import { Promotion } from "#domain/promo/Promotion.ts"
import { RedRain } from "#domain/promo/RedRain.ts"
import { Bet } from "#domain/records/Bet.ts"
import { TxCode } from "#domain/records/Transaction.ts"

const row = <A, E>(what: string, schema: Schema.Codec<A, E>, sound: object, field: string) => ({
  what,
  decode: Schema.decodeUnknownSync(schema),
  sound,
  field,
})

const rows = [
  row("a member's nickname", Member, {}, "nickname"),
  row("a member's payee", Member, {}, "payeeName"),
  row("a security question", Question, { questionId: 1 }, "question"),
  row("a card's bank", BankCard, { cardId: 1, bankCode: "B" }, "bankName"),
  row("a vendor wallet's name", VendorWallet, { vassalage: "sun", balance: 5 }, "displayName"),
  row("an affiliate link's title", AffiliateLink, { urlId: 1, url: "https://a.example" }, "title"),
  row("a downline's nickname", Downline, { account: "jun" }, "nickname"),
  row("a country's name", Country, { code: "PH", dialingCode: "63" }, "name"),
  row("a customer service's title", CustomerService, { path: "/chat" }, "title"),
  row("a game's name", Game, { nodeId: 1, vassalage: "sun" }, "gameName"),
  row("a game's vendor", Game, { nodeId: 1, vassalage: "sun" }, "displayName"),
  row("a live room's name", LiveRoom, { roomId: 1 }, "name"),
  row("a lottery's name", Lottery, { gameId: 1, lastNumbers: [] }, "gameName"),
  row("a vendor's name", VendorName, { vassalage: "sun" }, "accountTypeName"),
  row("a help topic's title", Topic, {}, "title"),
  row("a banner's title", Banner, { url: "a.png" }, "title"),
  row("a winner's game", Winner, { customerName: "a***z" }, "gameName"),
  row("a winner's name", Winner, { gameName: "Koi" }, "customerName"),
  row("an announcement's title", Announcement, { id: 1 }, "title"),
  row("a mail's title", Mail, { mailId: 1 }, "title"),
  row("a task's title", MemberTask, { taskId: 1 }, "title"),
  row("a good's title", Good, { goodsId: 1 }, "title"),
  row("an exchange's title", Exchange, { id: 1 }, "title"),
  row("a promotion's title", Promotion, { promoId: 1 }, "title"),
  row("a red rain's title", RedRain, { received: [] }, "title"),
  row("a bet's game", Bet, { orderId: 1 }, "gameName"),
  row("a transaction code's name", TxCode, { code: "D" }, "name"),
]

describe("names from the gateway", () => {
  it.each(rows)("$what loses invisible and direction-changing characters when decoded", (entry) => {
    const { decode, sound, field } = entry
    const decoded: unknown = decode({ ...sound, [field]: "\u202eKoi\u200b  Bay\u2066" })
    assert.propertyVal(decoded, field, "Koi Bay")
  })
})
