import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { greetingAtom } from "#atoms/home/greeting.ts"
import { avatarAndClubAtom, nicknameAtom } from "#atoms/account/member.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import { Avatar } from "#ui/basic/Avatar.tsx"
import { ButtonLink } from "#ui/basic/Button.tsx"
import { Balance } from "#ui/frame/Balance.tsx"

import { useEnter } from "../frame/useEnter.ts"
import styles from "./MemberCentre.module.css"

/** Avatar, greeting, name and club. */
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

/** The total balance with a refresh button. */
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

interface Props {
  /** Accessible name of the actions; without one they are not a region. */
  readonly actionsLabel?: string
}

/** The member, the balance, and the links to deposit and withdraw. */
export const BalanceCard = ({ actionsLabel }: Props) => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <div className={styles["card"]}>
      <MemberHead />
      <MemberBalance />
      <section aria-label={actionsLabel} className={styles["actions"]}>
        <ButtonLink variant="primary" wide {...enter(paths.deposit)}>
          {t("deposit")}
        </ButtonLink>
        <ButtonLink variant="secondary" wide {...enter(paths.withdraw)}>
          {t("withdraw")}
        </ButtonLink>
      </section>
    </div>
  )
}
