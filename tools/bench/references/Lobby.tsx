import { type ReactNode, useState } from "react"
import { Link, Route, Switch } from "wouter"

import { pictures, type Responses } from "./data.ts"

const entries = ["login", "register"] as const
const menu = ["home", "promotion", "deposit", "member", "service"] as const

export const Banner = () => (
  <img className="banner" src={pictures.banner} alt="" width="824" height="330" fetchPriority="high" />
)

interface LobbyProps {
  readonly responses: Responses
  readonly banner?: ReactNode
  readonly t?: (text: (typeof entries | typeof menu)[number]) => string
}

export const Lobby = ({ responses, banner = <Banner />, t = String }: LobbyProps) => {
  const [chosen, setChosen] = useState(0)
  const { categories, games, winners, notices } = responses
  const shown = chosen === 0 ? games : games.filter(({ id }) => id % 2 === chosen % 2)
  const links = (names: typeof entries | typeof menu, className?: string) =>
    names.map((name) => (
      <Link key={name} className={className} href={`/m/${name}`}>
        {t(name)}
      </Link>
    ))
  return (
    <>
      <header>
        <b>LOBBY</b>
        {links(entries, "button")}
      </header>
      {banner}
      <div className="notice">{notices[0]}</div>
      <nav>
        {categories.map((category, index) => (
          <button key={index} className={index === chosen ? "on" : ""} onClick={() => setChosen(index)}>
            {category}
          </button>
        ))}
      </nav>
      <section className="grid">
        {shown.map(({ id, icon, name, vendor }, index) => (
          <div key={id} className="tile">
            <img src={icon} width="110" height="110" alt="" loading={index < 9 ? "eager" : "lazy"} />
            <i>{name}</i>
            <em>{vendor}</em>
            <button aria-label="favourite">★</button>
          </div>
        ))}
      </section>
      <section className="winners">
        {winners.map((cells) => (
          <div key={cells[1]}>{cells.join(" ")}</div>
        ))}
      </section>
      <footer>{links(menu)}</footer>
    </>
  )
}

export const Pages = ({ home }: { readonly home: ReactNode }) => (
  <Switch>
    <Route path="/m/login">
      <form>Log in</form>
    </Route>
    <Route>{home}</Route>
  </Switch>
)
