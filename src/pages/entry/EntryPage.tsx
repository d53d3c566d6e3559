import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useCallback, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { areLoginMethodsLoadedAtom } from "#atoms/entry/login.ts"
import { keepsAmountAtom } from "#atoms/formDrafts.ts"
import { loginReasonAtom } from "#atoms/session.ts"
import { isRegistrationOpenAtom, showsRegisterAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import { type EntryTab, tabOf } from "#domain/entry/EntryTab.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import styles from "./Entry.module.css"
import { EntryBanners } from "./EntryBanners.tsx"
import { LoginForm } from "./login/LoginForm.tsx"
import { RegisterTab } from "./registration/RegisterTab.tsx"
import { TermsPage, type TermsPageProps } from "./TermsPage.tsx"

const loginFoot = () => import("./login/LoginFoot.tsx").then(({ LoginFoot }) => LoginFoot)

const useOpened = (at: EntryTab | undefined): ReadonlyArray<EntryTab> => {
  // Opened tabs stay mounted, so that their typed values survive.
  const [opened, setOpened] = useState<ReadonlyArray<EntryTab>>(at === undefined ? [] : [at])
  if (at !== undefined && opened[opened.length - 1] !== at) {
    setOpened([...opened.filter((tab) => tab !== at), at])
  }
  return opened
}

const Closed = ({ onLogin }: { readonly onLogin: () => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t("register_closed")}
      text={t("register_closed_hint")}
      action={<Button onPress={onLogin}>{t("login")}</Button>}
    />
  )
}

const Reason = () => {
  const { t } = useTranslation()
  const [reason, forget] = useAtom(loginReasonAtom)
  const [isAmountKept] = useState(useSetAtom(keepsAmountAtom))
  useEffect(() => () => forget(undefined), [forget])
  if (reason === undefined) return null
  const isOver = reason === "logged_out"
  return (
    <div className={styles["reason"]} role={isOver ? "alert" : "status"}>
      <p>{t(reason)}</p>
      {isOver && isAmountKept && <p className={styles["kept"]}>{t("amount_kept")}</p>}
    </div>
  )
}

interface FormsProps {
  readonly opened: ReadonlyArray<EntryTab>
  readonly onShow: (tab: EntryTab) => void
  readonly onBanner: () => void
}

const Forms = ({ opened, onShow, onBanner }: FormsProps) => {
  const { t } = useTranslation()
  const isOpen = useAtomValue(isRegistrationOpenAtom)
  const showsRegister = useAtomValue(showsRegisterAtom)
  const isRegister = opened[opened.length - 1] === "register"
  if (isRegister && !isOpen) return <Closed onLogin={() => onShow("login")} />
  const login = {
    value: "login",
    label: t("login"),
    panel: opened.includes("login") && <LoginForm onRegister={() => onShow("register")} />,
  } as const
  const register = {
    value: "register",
    label: t("register"),
    panel: opened.includes("register") && <RegisterTab />,
  } as const
  return (
    <div className={styles["entry"]}>
      <div className={styles["banners"]}>
        <EntryBanners key={String(isRegister)} tab={isRegister ? "register" : "login"} onShown={onBanner} />
      </div>
      {!isRegister && <Reason />}
      <div className={styles["tabs"]}>
        <Tabs
          label={t("entry")}
          tabs={showsRegister || isRegister ? [login, register] : [login]}
          value={isRegister ? "register" : "login"}
          onChange={onShow}
        />
      </div>
    </div>
  )
}

export const EntryPage = ({ loadProtection }: TermsPageProps) => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  // The terms show within this page, so that the form keeps its values until the player returns from the terms.
  const at = tabOf(path)
  const opened = useOpened(at)
  const [hasBanner, setHasBanner] = useState(false)
  const onBanner = useCallback(() => setHasBanner(true), [])
  const areMethodsLoaded = useAtomValue(areLoginMethodsLoadedAtom)
  const show = (tab: EntryTab) =>
    navigate(search === "" ? paths[tab] : `${paths[tab]}?${search}`, { replace: true })
  return (
    <>
      {opened.length > 0 && (
        <Page wide hidden={at === undefined}>
          <Forms opened={opened} onShow={show} onBanner={onBanner} />
        </Page>
      )}
      {/* The login's footer loads last: it must not delay the banner, and the other login methods would shift it. */}
      {at === "login" && hasBanner && areMethodsLoaded && <Deferred load={loginFoot} />}
      {at === undefined && <TermsPage loadProtection={loadProtection} />}
    </>
  )
}
