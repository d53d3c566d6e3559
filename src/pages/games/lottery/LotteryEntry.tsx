import { ChevronDown } from "lucide-react"
import { useAtomValue, useSetAtom } from "jotai"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"

import { nowAtom } from "#atoms/clock.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import * as DurationText from "#domain/DurationText.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Lottery from "#domain/games/Lottery.ts"
import { durationText } from "#i18n/formatting.ts"
import { PressButton } from "#ui/button/PressButton.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { LotteryRow } from "#ui/games/lottery/LotteryRow.tsx"

import { LotteryDraws } from "./LotteryDraws.tsx"
import styles from "./LotteryEntry.module.css"

interface Props {
  readonly lottery: Lottery.Lottery
}

const Row = ({ lottery }: Props) => {
  const { t } = useTranslation()
  const launch = useSetAtom(launchAtom)
  const now = useAtomValue(nowAtom)
  const left = Lottery.secondsLeft(lottery.closeTime, now)
  const cdn = useAtomValue(imageCdnAtom)
  return (
    <LotteryRow
      name={lottery.gameName}
      image={ImageCdn.addressOf(lottery.iconUrl, cdn)}
      spareImage={ImageCdn.addressOf(lottery.iconUrl, "")}
      issue={lottery.issue}
      closesIn={left === undefined ? undefined : durationText(t, DurationText.parts(left))}
      closing={Lottery.isClosing(left)}
      drawing={Lottery.isDrawing(lottery, now)}
      numbers={lottery.lastNumbers}
      onPick={() => void launch(Lottery.launchable(lottery))}
    />
  )
}

const Results = ({ lottery: { gameId, gameName, issue, vassalage } }: Props) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const results = useId()
  return (
    <>
      <PressButton
        aria-expanded={open}
        aria-controls={open ? results : undefined}
        className={styles["toggle"]}
        onPress={() => setOpen(!open)}
      >
        <span>
          {t("last_results")}
          <VisuallyHidden> {gameName}</VisuallyHidden>
        </span>
        <ChevronDown aria-hidden />
      </PressButton>
      {open && (
        <div id={results} className={styles["results"]}>
          <LotteryDraws key={issue} gameId={gameId} vassalage={vassalage} />
        </div>
      )}
    </>
  )
}

export const LotteryEntry = ({ lottery }: Props) => (
  <li className={styles["entry"]}>
    <Row lottery={lottery} />
    <Results lottery={lottery} />
  </li>
)
