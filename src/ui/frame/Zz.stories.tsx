import type { Story, StoryDefault } from "@ladle/react"
import { useState } from "react"
import { TopBar } from "./TopBar.tsx"
import { Ticker } from "./Ticker.tsx"
import { BottomMenu } from "./BottomMenu.tsx"
import { SiteFooter } from "./SiteFooter.tsx"
import { GameMenu } from "../game/GameMenu.tsx"
import { WinnerBoard } from "../game/WinnerBoard.tsx"
import { BannerCarousel } from "../media/BannerCarousel.tsx"
import { banners, nothing, winners } from "../../../.ladle/samples.tsx"
export default { title: "zz" } satisfies StoryDefault
const cats = ["HOT", "PROMO", "LIVE", "COCKFIGHT", "RNG", "FISH", "PVP", "SPORTS"].map((category) => ({
  category,
  label: category.toLowerCase(),
}))
const Home = ({ guest }: { guest: boolean }) => {
  const [n, set] = useState(0)
  return (
    <div style={{ paddingBottom: "1.6rem" }}>
      <TopBar
        home={{ href: "/" }}
        onMenu={nothing}
        onDownload={nothing}
        {...(guest
          ? { guest: { login: { href: "#" }, register: { href: "#" } } }
          : {
              member: {
                nickname: "Maria",
                balance: { state: "shown", currency: "₱", text: "12,480.50" },
                onRefresh: nothing,
                inbox: { href: "#" },
                badge: "7",
              },
            })}
      />
      <BannerCarousel banners={banners(3)} onPick={() => set(n + 1)} />
      <Ticker titles={["Lantern festival this weekend", "New slots from Jade Mill"]} href="#" />
      <GameMenu entries={cats} active="HOT" onPick={nothing} />
      <div style={{ height: ".24rem" }} />
      <WinnerBoard winners={winners(100)} onPick={() => set(n + 1)} />
      <output>{n}</output>
      <SiteFooter
        language="EN"
        languages={[{ value: "EN", label: "English" }]}
        onLanguage={nothing}
        theme={{ dark: true, onChange: nothing }}
        age={21}
        payments={["Reef Pay", "Island Bank", "Kite Wallet", "QR"].map((label) => ({ key: label, label }))}
        social={[]}
        copyright="© 2026 Lantern Lobby"
      />
      <BottomMenu active="home" onService={nothing} />
    </div>
  )
}
export const Member: Story = () => <Home guest={false} />
export const Guest: Story = () => <Home guest />
