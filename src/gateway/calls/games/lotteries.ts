import { Schema } from "effect"

import { languages } from "#config/product.ts"
import { list } from "#domain/Lenient.ts"
import { Draw, Issue, Lottery } from "#domain/games/Lottery.ts"
import * as Call from "#gateway/Call.ts"

const inLanguage = Schema.Struct({ language: Schema.Literals(languages) })
const ofGame = Schema.Struct({ gameId: Schema.String })

const lotteriesAt = (path: string, ...names: ReadonlyArray<string>) =>
  Call.read({ path, names, input: inLanguage, output: list(Lottery) })

const drawsAt = (path: string) => Call.read({ path, input: ofGame, output: list(Draw) })

/** All mobile lotteries. */
export const mobileLotteries = lotteriesAt("/lgw/games/mobile", "lottery list")

/** The most popular lotteries. */
export const popularLotteries = lotteriesAt("/lgw/games/popular")

/** The Vietnamese lotteries. */
export const vietnameseLotteries = lotteriesAt("/lgw/vn/games/game_menu")

/** The member's recent Vietnamese lotteries, newest first. */
export const recentVietnameseLotteries = lotteriesAt("/lgw/vn/games/game_menu/recent")

/** The last draws of a lottery, newest first. */
export const draws = drawsAt("/lotto/lgw/games/opened/numero")

/** The last draws of a Vietnamese lottery, newest first. */
export const vietnameseDraws = drawsAt("/lgw/vn/numeros/opened/game")

/** The current issue of a lottery. */
export const issue = Call.read({
  path: "/lgw/games/issue",
  names: ["issue number"],
  input: ofGame,
  output: Issue,
})
