import { useAtomValue } from "jotai"

import { loginBannersAtom } from "#atoms/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { useBanners } from "../frame/useBanners.ts"
import { useQuiet } from "../frame/useQuiet.ts"
import { LoginForm } from "./LoginForm.tsx"
import styles from "./LoginPage.module.css"

/** The login page, spec §2. */
export const LoginPage = () => {
  const remote = useAtomValue(loginBannersAtom)
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  const ready = useQuiet()
  return (
    <main className={styles["page"]}>
      <BannerCarousel banners={banners} onPick={onPick} loading={remote._tag === "Loading"} ready={ready} />
      <LoginForm />
    </main>
  )
}
