import { ChevronLeft, Download, Mail, Menu } from "lucide-react"
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
  /** A `HeaderTitle`. Home shows the logo in its place, and the member's nickname. */
  readonly title?: ReactNode | undefined
  /** If undefined, the bar has no back arrow. */
  readonly onBack?: (() => void) | undefined
  readonly home?: Destination | undefined
  /** The merchant's logo. Defaults to the brand's logo. */
  readonly logo?: string | undefined
  readonly member?: TopBarMember | undefined
  readonly guest?: TopBarGuest | undefined
  readonly onDownload?: (() => void) | undefined
  /** Reserves space for the download icon, so that other icons do not shift when the download icon loads. */
  readonly reservesDownload?: boolean | undefined
  /** Undefined on a page without the site header: its bar has only the title. */
  readonly onMenu?: (() => void) | undefined
  readonly scrolled?: boolean | undefined
  readonly children?: ReactNode | undefined
}

const titleId = "title"

export const HeaderTitle = ({ children }: { readonly children: ReactNode }) => (
  <h1 id={titleId} className={styles["title"]}>
    {children}
  </h1>
)

const BackArrow = ({ onBack }: { readonly onBack: () => void }) => {
  const { t } = useTranslation()
  return (
    <IconButton label={t("back")} className={styles["back"]} onPress={onBack}>
      <ChevronLeft />
    </IconButton>
  )
}

interface LogoProps extends Pick<TopBarProps, "logo"> {
  readonly home: Destination
  readonly named: boolean
}

const Logo = ({ home, logo, named }: LogoProps) => {
  const { t } = useTranslation()
  return (
    <PressLink {...home} className={styles["logo"]}>
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

interface MemberProps extends TopBarMember {
  readonly small: boolean
}

const MemberPart = ({ small, nickname, balance, refreshing, onRefresh, inbox, badge }: MemberProps) => {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles[small ? "figure" : "member"]}>
        {small ? (
          <Balance small view={balance} />
        ) : (
          <>
            <span className={styles["nickname"]}>{nickname}</span>
            <Balance view={balance} refreshing={refreshing ?? false} onRefresh={onRefresh} />
          </>
        )}
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
      <ButtonLink size="small" variant="quiet" {...login}>
        {t("login")}
      </ButtonLink>
      {register !== undefined && (
        <ButtonLink size="small" variant="primary" {...register}>
          {t("register")}
        </ButtonLink>
      )}
    </div>
  )
}

const UserPart = ({ title, member, guest }: TopBarProps) => {
  if (member !== undefined) return <MemberPart {...member} small={title !== undefined} />
  return guest && <GuestPart {...guest} />
}

export const TopBar = (props: TopBarProps) => {
  const { t } = useTranslation()
  const { title, onBack, home, member, onMenu } = props
  const Bar = onMenu === undefined ? "section" : "header"
  return (
    <Bar
      aria-labelledby={onMenu === undefined ? titleId : undefined}
      className={classes(styles["header"], props.scrolled === true && styles["scrolled"])}
    >
      <div className={styles["bar"]}>
        {onBack && <BackArrow onBack={onBack} />}
        {home && <Logo home={home} logo={props.logo} named={member === undefined} />}
        <UserPart {...props} />
        {props.onDownload !== undefined && (
          <IconButton label={t("download_app")} className={styles["tight"]} onPress={props.onDownload}>
            <Download />
          </IconButton>
        )}
        {props.onDownload === undefined && props.reservesDownload === true && (
          <span className={styles["reserved"]} />
        )}
        {onMenu !== undefined && (
          <IconButton label={t("menu")} className={styles["tight"]} onPress={onMenu}>
            <Menu />
          </IconButton>
        )}
        {/* The last part, so that Tab continues from the focused heading in the page's content. */}
        {title}
      </div>
      {props.children !== undefined && <div className={styles["below"]}>{props.children}</div>}
    </Bar>
  )
}
