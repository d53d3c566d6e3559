import { useAtomValue } from "jotai"
import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation, useSearch } from "wouter"

import { areWaysKnownAtom } from "#atoms/login.ts"
import { isRegistrationOpenAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { Tabs } from "#ui/basic/Tabs.tsx"

import { LaterPart } from "../frame/LaterPart.tsx"
import { useQuiet } from "../frame/useQuiet.ts"
import styles from "./Entry.module.css"
import { LoginBanners, RegisterBanners } from "./EntryBanners.tsx"
import { LoginForm } from "./LoginForm.tsx"
import { RegisterPanel } from "./RegisterPanel.tsx"
import { TermsPage } from "./TermsPage.tsx"

const loginFoot = () => import("./LoginFoot.tsx").then(({ LoginFoot }) => LoginFoot)

type Tab = "login" | "register"

const tabOf = (path: string): Tab | undefined => {
  if (path === paths.terms || path === paths.agreement) return undefined
  return path === paths.login ? "login" : "register"
}

/** The tabs that were opened, the one to show last. They stay as they were left: nothing typed is lost. */
const useOpened = (at: Tab | undefined): ReadonlyArray<Tab> => {
  const [opened, setOpened] = useState<ReadonlyArray<Tab>>(at === undefined ? [] : [at])
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

interface FormsProps {
  readonly opened: ReadonlyArray<Tab>
  readonly onShow: (tab: Tab) => void
}

const Forms = ({ opened, onShow }: FormsProps) => {
  const { t } = useTranslation()
  const isOpen = useAtomValue(isRegistrationOpenAtom)
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
    panel: opened.includes("register") && <RegisterPanel />,
  } as const
  return (
    <>
      {isRegister ? <RegisterBanners /> : <LoginBanners />}
      <div className={styles["tabs"]}>
        <Tabs
          label={t("entry")}
          tabs={isOpen ? [login, register] : [login]}
          value={isRegister ? "register" : "login"}
          onChange={onShow}
        />
      </div>
    </>
  )
}

/**
 * Login and registration, one page with two tabs (spec §2).
 *
 * The terms are shown by it too, so that who reads them comes back to the form as it was.
 */
export const EntryPage = () => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const at = tabOf(path)
  const opened = useOpened(at)
  const quiet = useQuiet()
  const areWaysKnown = useAtomValue(areWaysKnownAtom)
  const show = (tab: Tab) =>
    navigate(search === "" ? paths[tab] : `${paths[tab]}?${search}`, { replace: true })
  return (
    <>
      {opened.length > 0 && (
        <main className={styles["page"]} hidden={at === undefined}>
          <Forms opened={opened} onShow={show} />
        </main>
      )}
      {/* Ways to log in that came after it would move it. */}
      {at === "login" && quiet && areWaysKnown && <LaterPart load={loginFoot} />}
      {at === undefined && <TermsPage />}
    </>
  )
}
