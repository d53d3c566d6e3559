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

export const mobileLotteries = lotteriesAt("/lgw/games/mobile", "lottery list")

export const popularLotteries = lotteriesAt("/lgw/games/popular")

export const vietnameseLotteries = lotteriesAt("/lgw/vn/games/game_menu")

export const recentVietnameseLotteries = lotteriesAt("/lgw/vn/games/game_menu/recent")

export const draws = drawsAt("/lotto/lgw/games/opened/numero")

export const vietnameseDraws = drawsAt("/lgw/vn/numeros/opened/game")

export const issue = Call.read({
  path: "/lgw/games/issue",
  names: ["issue number"],
  input: ofGame,
  output: Issue,
})
