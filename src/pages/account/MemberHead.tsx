import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { greetingAtom } from "#atoms/home/greeting.ts"
import { avatarAndClubAtom, nicknameAtom } from "#atoms/account/member.ts"
import { mayDepositAtom, vipProgressAtom } from "#atoms/account/vipProgress.ts"
import { balanceAtom, isBalanceRefreshingAtom, moneyTextAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import * as ClubProgress from "#domain/account/ClubProgress.ts"
import { labelText } from "#i18n/formatting.ts"
import { Avatar } from "#ui/image/Avatar.tsx"
import { ButtonLink } from "#ui/button/Button.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { Balance } from "#ui/frame/header/Balance.tsx"
import { ProgressBar } from "#ui/promo/ProgressBar.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { lastLoginText } from "./lastLoginText.ts"
import styles from "./MemberCentre.module.css"

export const MemberHead = () => {
  const { t } = useTranslation()
  const { icon, club } = useAtomValue(avatarAndClubAtom)
  return (
    <section className={styles["who"]}>
      <Avatar size="large" src={icon} />
      <div className={styles["names"]}>
        <p className={styles["greeting"]}>{t(useAtomValue(greetingAtom))}</p>
        <h2 className={styles["nickname"]}>{useAtomValue(nicknameAtom)}</h2>
        {club !== "" && <span className={styles["vip"]}>{club}</span>}
      </div>
    </section>
  )
}

export const MemberBalance = () => {
  const { t } = useTranslation()
  const refresh = useSetAtom(walletAtom.refetchAtom)
  return (
    <section className={styles["balance"]}>
      <p className={styles["greeting"]} aria-hidden>
        {t("balance")}
      </p>
      <Balance
        large
        view={useAtomValue(balanceAtom)}
        refreshing={useAtomValue(isBalanceRefreshingAtom)}
        onRefresh={() => refresh()}
      />
    </section>
  )
}

const Club = ({ progress }: { readonly progress: ClubProgress.ClubProgress }) => {
  const { t } = useTranslation()
  const id = useId()
  const money = useAtomValue(moneyTextAtom)
  const text = `${money(progress.staked)} / ${money(progress.needed)}`
  return (
    <>
      <p className={styles["club"]}>
        <span id={id}>{labelText(t, t("next_level"), progress.next)}</span>
        <span className={styles["figures"]}>{text}</span>
      </p>
      <ProgressBar labelledBy={id} share={ClubProgress.share(progress)} text={text} />
    </>
  )
}

export const VipProgress = () => {
  const { t, i18n } = useTranslation()
  const { isLoading, progress, lastLogin } = useAtomValue(vipProgressAtom)
  const last = lastLoginText(i18n.language, lastLogin)
  if (isLoading) return <Skeleton className={styles["vipProgressBone"]} />
  // The gateway may omit both the VIP progress and the last login (gateway §12).
  if (progress === undefined && last === "") return null
  return (
    <section className={styles["vipProgress"]}>
      {progress !== undefined && <Club progress={progress} />}
      {last !== "" && <p className={styles["last"]}>{labelText(t, t("column_last_login"), last)}</p>}
    </section>
  )
}

interface Props {
  /** The accessible name of the section with the actions. Without a name, the section is no landmark. */
  readonly actionsLabel?: string
}

export const BalanceCard = ({ actionsLabel }: Props) => {
  const { t } = useTranslation()
  const enter = useEnter()
  // If the session may not deposit, a press on deposit shows the reason, and withdrawal is the main action (spec §5).
  const deposits = useAtomValue(mayDepositAtom)
  return (
    <div className={styles["card"]}>
      <MemberHead />
      <MemberBalance />
      <section aria-label={actionsLabel} className={styles["actions"]}>
        <ButtonLink variant={deposits ? "primary" : "secondary"} wide {...enter(paths.deposit)}>
          {t("deposit")}
        </ButtonLink>
        <ButtonLink variant={deposits ? "secondary" : "primary"} wide {...enter(paths.withdraw)}>
          {t("withdraw")}
        </ButtonLink>
      </section>
      <VipProgress />
    </div>
  )
}
