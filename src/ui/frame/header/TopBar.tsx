import { Download, Mail, Menu } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { BrandDrawing } from "#ui/media/BrandDrawing.tsx"
import { ButtonLink } from "#ui/button/Button.tsx"
import { classes } from "#ui/basic/classes.ts"
import { IconButton } from "#ui/button/IconButton.tsx"
import { IconWithBadge } from "#ui/button/IconWithBadge.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { Balance, type BalanceView } from "./Balance.tsx"
import type { Destination } from "#ui/frame/menu/Destination.ts"
import styles from "./TopBar.module.css"

export interface TopBarMember {
  readonly nickname: string
  readonly balance: BalanceView
  readonly refreshing?: boolean | undefined
  readonly onRefresh: () => void
  /** Undefined where the merchant has no inbox. */
  readonly inbox: Destination | undefined
  /** The number of unread messages; "" if all are read. */
  readonly badge: string
}

export interface TopBarGuest {
  readonly login: Destination
  /** Undefined where registration is closed. */
  readonly register: Destination | undefined
}

export interface TopBarProps {
  readonly home: Destination
  /** The merchant's logo. Defaults to the brand's logo. */
  readonly logo?: string | undefined
  readonly member?: TopBarMember | undefined
  readonly guest?: TopBarGuest | undefined
  readonly onDownload?: (() => void) | undefined
  /** Reserves space for the download icon, so that other icons do not shift when the download icon loads. */
  readonly reservesDownload?: boolean | undefined
  readonly onMenu: () => void
  readonly scrolled?: boolean | undefined
  readonly children?: ReactNode | undefined
}

const Logo = ({ home, logo, named }: Pick<TopBarProps, "home" | "logo"> & { readonly named: boolean }) => {
  const { t } = useTranslation()
  return (
    <PressLink href={home.href} onPress={home.onPress} className={styles["logo"]}>
      <VisuallyHidden>{t("home")}</VisuallyHidden>
      {logo === undefined || logo === "" ? (
        <BrandDrawing name="logo" className={styles["mark"]} />
      ) : (
        <img className={styles["mark"]} src={logo} alt="" />
      )}
      {named && (
        <span className={styles["name"]} aria-hidden>
          {t("product_name")}
        </span>
      )}
    </PressLink>
  )
}

const MemberPart = ({ nickname, balance, refreshing, onRefresh, inbox, badge }: TopBarMember) => {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles["member"]}>
        <span className={styles["nickname"]}>{nickname}</span>
        <Balance view={balance} refreshing={refreshing ?? false} onRefresh={onRefresh} />
      </div>
      {inbox !== undefined && (
        <IconWithBadge
          label={t("inbox")}
          badge={badge}
          description={t("unread_count", { count: badge })}
          {...inbox}
        >
          <Mail />
        </IconWithBadge>
      )}
    </>
  )
}

const GuestPart = ({ login, register }: TopBarGuest) => {
  const { t } = useTranslation()
  return (
    <div className={styles["guest"]}>
      <ButtonLink size="small" variant="quiet" href={login.href} onPress={login.onPress}>
        {t("login")}
      </ButtonLink>
      {register !== undefined && (
        <ButtonLink size="small" variant="primary" href={register.href} onPress={register.onPress}>
          {t("register")}
        </ButtonLink>
      )}
    </div>
  )
}

export const TopBar = (props: TopBarProps) => {
  const { t } = useTranslation()
  return (
    <header className={classes(styles["header"], props.scrolled === true && styles["scrolled"])}>
      <div className={styles["bar"]}>
        <Logo home={props.home} logo={props.logo} named={props.member === undefined} />
        {props.member !== undefined && <MemberPart {...props.member} />}
        {props.member === undefined && props.guest !== undefined && <GuestPart {...props.guest} />}
        {props.onDownload !== undefined && (
          <IconButton label={t("download_app")} className={styles["tight"]} onPress={props.onDownload}>
            <Download />
          </IconButton>
        )}
        {props.onDownload === undefined && props.reservesDownload === true && (
          <span className={styles["reserved"]} />
        )}
        <IconButton label={t("menu")} className={styles["tight"]} onPress={props.onMenu}>
          <Menu />
        </IconButton>
      </div>
      {props.children !== undefined && <div className={styles["below"]}>{props.children}</div>}
    </header>
  )
}
