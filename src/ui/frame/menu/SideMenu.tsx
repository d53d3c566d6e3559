import { Eye, EyeOff, LogOut } from "lucide-react"
import { type ReactNode, useDeferredValue, useId, useState } from "react"
import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"

import { Avatar } from "#ui/image/Avatar.tsx"
import { Badge } from "#ui/text/Badge.tsx"
import { ButtonLink } from "#ui/button/Button.tsx"
import { IconButton } from "#ui/button/IconButton.tsx"
import { Pressable, PressButton } from "#ui/button/PressButton.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import { Drawer } from "#ui/overlay/Drawer.tsx"
import { Balance, type BalanceView } from "#ui/frame/header/Balance.tsx"
import type { Destination } from "./Destination.ts"
import { MenuIcon, type MenuIconName } from "./MenuIcon.tsx"
import styles from "./SideMenu.module.css"

export interface SideMenuEntry {
  readonly key: string
  readonly label: string
  readonly icon: MenuIconName
  readonly href?: string | undefined
  readonly badge?: string | undefined
  readonly onPress?: Press | undefined
}

export interface SideMenuMember {
  readonly greeting: string
  readonly nickname: string
  readonly avatar?: string | undefined
  readonly vipLabel?: string | undefined
  readonly balance: BalanceView
  readonly balanceHidden: boolean
  readonly onHideBalance: (hidden: boolean) => void
  readonly onAvatar: () => void
}

export interface SideMenuGuest {
  readonly login: Destination
  /** Undefined where registration is closed. */
  readonly register: Destination | undefined
}

export interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly member?: SideMenuMember | undefined
  readonly guest?: SideMenuGuest | undefined
  readonly entries: ReadonlyArray<SideMenuEntry>
  /** Entries that need an account, folded for guests. */
  readonly folded?: ReadonlyArray<SideMenuEntry> | undefined
  readonly onSignOut?: (() => void) | undefined
  readonly children?: ReactNode | undefined
  /** Rendered last, so that content that loads late shifts no entry that the player is about to press. */
  readonly late?: ReactNode | undefined
}

const MemberHead = (props: SideMenuMember) => {
  const { t } = useTranslation()
  return (
    <section className={styles["head"]}>
      <div className={styles["who"]}>
        <PressButton
          aria-label={t("title_member_centre")}
          className={styles["avatar"]}
          leadsTo={paths.memberHome}
          onPress={props.onAvatar}
        >
          <Avatar size="large" src={props.avatar} />
        </PressButton>
        <div className={styles["names"]}>
          <p className={styles["greeting"]}>{props.greeting}</p>
          <p className={styles["nickname"]}>{props.nickname}</p>
          {props.vipLabel !== undefined && <span className={styles["vip"]}>{props.vipLabel}</span>}
        </div>
      </div>
      <div className={styles["balance"]}>
        <div className={styles["total"]}>
          <span className={styles["caption"]} aria-hidden>
            {t("balance")}
          </span>
          <Balance large view={props.balance} />
        </div>
        <IconButton
          label={t("hide_balance")}
          pressed={props.balanceHidden}
          onPress={() => props.onHideBalance(!props.balanceHidden)}
        >
          {props.balanceHidden ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
    </section>
  )
}

const GuestHead = ({ login, register }: SideMenuGuest) => {
  const { t } = useTranslation()
  return (
    <section className={styles["head"]}>
      <div className={styles["who"]}>
        <Avatar size="large" />
        <div className={styles["names"]}>
          <p className={styles["nickname"]}>{t("guest_greeting")}</p>
          <p className={styles["greeting"]}>{t("guest_invitation")}</p>
        </div>
      </div>
      <div className={styles["doors"]}>
        <ButtonLink wide {...login}>
          {t("login")}
        </ButtonLink>
        {register !== undefined && (
          <ButtonLink wide variant="primary" {...register}>
            {t("register")}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

const Entry = ({ label, icon, href, badge = "", onPress }: Omit<SideMenuEntry, "key">) => (
  <Pressable className={styles["entry"]} href={href} onPress={onPress}>
    <span className={styles["icon"]} aria-hidden>
      <MenuIcon name={icon} />
    </span>
    <span className={styles["label"]}>{label}</span>
    <Badge text={badge} />
  </Pressable>
)

const List = ({ id, entries }: { readonly id?: string } & Pick<SideMenuProps, "entries">) => (
  <ul id={id} className={styles["list"]}>
    {entries.map(({ key, ...entry }) => (
      <li key={key}>
        <Entry {...entry} />
      </li>
    ))}
  </ul>
)

const Folded = ({ entries }: Pick<SideMenuProps, "entries">) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <>
      <div className={styles["fold"]}>
        <PressButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          className={styles["entry"]}
          onPress={() => setOpen(!isOpen)}
        >
          <span className={styles["label"]}>{t("with_account")}</span>
        </PressButton>
      </div>
      {isOpen && <List id={list} entries={entries} />}
    </>
  )
}

const Rest = ({ entries, folded = [], children, onSignOut, late }: SideMenuProps) => {
  const { t } = useTranslation()
  return (
    <>
      <List entries={entries} />
      {folded.length > 0 && <Folded entries={folded} />}
      {children !== undefined && <div className={styles["settings"]}>{children}</div>}
      {onSignOut !== undefined && (
        <div className={styles["leave"]}>
          <PressButton className={styles["sign-out"]} onPress={onSignOut}>
            <LogOut aria-hidden />
            <span>{t("sign_out")}</span>
          </PressButton>
        </div>
      )}
      {late}
    </>
  )
}

// The head renders in the same frame as the tap, the rest while the panel slides in.
export const SideMenu = (props: SideMenuProps) => {
  const { t } = useTranslation()
  const isHeadRendered = useDeferredValue(true, false)
  return (
    <Drawer open={props.open} title={t("menu")} onClose={props.onClose}>
      {props.member !== undefined && <MemberHead {...props.member} />}
      {props.member === undefined && props.guest !== undefined && <GuestHead {...props.guest} />}
      {isHeadRendered && <Rest {...props} />}
    </Drawer>
  )
}
