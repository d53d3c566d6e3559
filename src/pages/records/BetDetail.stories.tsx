import type { StoryDefault } from "@ladle/react"

import { betsAtom } from "#atoms/records/bets.ts"
import { paths } from "#config/paths.ts"
import type { Bet, Source, State } from "#domain/records/Bet.ts"
import { betDetail } from "#gateway/calls/records/bets.ts"
import { failing } from "#ladle/storyOptions.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BetDetail } from "./BetDetail.tsx"
import { useNarrowing } from "./parts/useRecordFilter.ts"
import { itemsOf, usePagedList } from "./parts/usePagedList.ts"

export default { title: "Records / Bet detail" } satisfies StoryDefault

interface Props {
  readonly source: Source
  readonly status?: State
  readonly vendor?: string
}

/** The newest bet of a record. */
const Newest = ({ source, status, vendor = "Jade Mill" }: Props) => {
  const { startDate, endDate } = useNarrowing().range
  const filter = { source, startDate, endDate, gameType: "", vassalage: "", status: status ?? "" }
  const [bet] = itemsOf(usePagedList(betsAtom, filter).view)
  return <BetDetail bet={bet} source={source} vendor={vendor} onClose={nothing} />
}

const page = { path: `${paths.bettingRecord}?period=month`, persona: "0" }

const newest = (props: Props, options: StoryOptions = {}) =>
  storiesOf(<Newest {...props} />)({ ...page, ...options })

export const Game = newest({ source: "games", status: "won" })

export const GameLost = newest({ source: "games", status: "lost" })

export const Lottery = newest({ source: "lottery" })

export const OpenLottery = newest({ source: "lottery", status: "open" })

export const PartsLoading = newest({ source: "lottery" }, { unanswered: [betDetail.path] })

export const PartsFailed = newest({ source: "lottery" }, { settings: failing(betDetail.path) })

const unknown: Bet = {
  orderId: "VG0000",
  time: 0,
  gameName: "",
  vassalage: "",
  stake: 20,
  win: 0,
  status: "under review",
}

export const UnknownStatus = storiesOf(
  <BetDetail bet={unknown} source="games" vendor="" onClose={nothing} />,
)(page)

export const Closed = storiesOf(<BetDetail bet={undefined} source="games" vendor="" onClose={nothing} />)(
  page,
)

export const LongText = newest({ source: "lottery", vendor: longText }, { longTexts: true })
