import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { greetingAtom } from "#atoms/greeting.ts"
import { memberMarksAtom, nicknameAtom } from "#atoms/member.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/wallet.ts"
import { Avatar } from "#ui/basic/Avatar.tsx"
import { Balance } from "#ui/frame/Balance.tsx"

import styles from "./MemberCentre.module.css"

/** Avatar, greeting, name and club. */
export const MemberHead = () => {
  const { t } = useTranslation()
  const { icon, club } = useAtomValue(memberMarksAtom)
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

/** The total balance with what renews it. */
export const MemberBalance = () => {
  const { t } = useTranslation()
  const refresh = useSetAtom(walletAtom)
  return (
    <section className={styles["purse"]}>
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
