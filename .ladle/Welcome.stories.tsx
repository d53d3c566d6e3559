import type { StoryDefault } from "@ladle/react"
import type { ReactNode } from "react"
import { stories } from "virtual:generated-list"

import { areas, inOrder, slugOf } from "./order.ts"

export default { title: "Welcome" } satisfies StoryDefault

/** The description of each area. */
const contents: Readonly<Record<keyof typeof areas, string>> = {
  Welcome: "this page",
  Entry: "login, registration, a forgotten password, trial, terms",
  Home: "the first page, for guests and members",
  Games: "categories, lists, search, lotteries, a running game",
  Cashier: "deposit, withdrawal, funds",
  Records: "bets, the account record, profit and loss",
  Account: "the member centre, security, settings",
  "Player protection": "limits, breaks, self-exclusion",
  Promotions: "promotions, rewards, tasks, points, the app",
  Messages: "announcements, mail, feedback",
  Agents: "team, reports, contracts, recruiting",
  Help: "the help centre",
  Frame: "header, menus, footer, popups, error pages",
  Components: "what the areas share, without data of their own",
}

const ids = inOrder(stories)

/** A link to the first story of an area. The link navigates the catalogue around the phone, not the iframe. */
const Area = ({ name, content }: { readonly name: string; readonly content: string }) => {
  const own = ids.filter((id) => id.startsWith(`${slugOf(name)}--`))
  return (
    <li>
      <a href={`?story=${own[0]}`} target="_top">
        {name}
      </a>
      : {content} ({own.length})
    </li>
  )
}

const Chapter = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
)

const listedAreas = Object.entries(contents).filter(([name]) => name !== "Welcome")

export const HowToReview = () => (
  <article className="padded welcome">
    <h1>How to review</h1>
    <p>
      This catalogue has every page and component in each of its states: {ids.length} stories. They need no
      backend: a simulated gateway runs inside each page.
    </p>
    <Chapter title="Areas, as a player meets them">
      {listedAreas.map(([name, content]) => (
        <Area key={name} name={name} content={content} />
      ))}
    </Chapter>
    <Chapter title="The bar above the phone">
      <li>It sets size, language, theme, brand, persona, reduced motion and a text size of 200 %.</li>
      <li>
        A second phone shows the other theme or another language beside it. Bars of a browser leave less
        height, and safe areas show what a notch or rounded corners cover.
      </li>
      <li>Your choice is kept from story to story, and on your next visit.</li>
      <li>A persona is a test user. It changes pages; a component has its own data.</li>
      <li>Beside the phone are the findings of axe, by the rules of WCAG 2.2 AA.</li>
    </Chapter>
    <Chapter title="The buttons at the bottom">
      <li>The log lists what the actions of the story received, once there is one.</li>
      <li>The controls change what a component receives, such as its texts.</li>
      <li>Full screen shows the story without the phone; the key F leads there and back.</li>
      <li>Alt with the arrow keys goes to the next story or component. A slash leads to the search.</li>
    </Chapter>
    <Chapter title="States">
      <li>Most components begin with their usual state.</li>
      <li>Loading, Empty, Failed, Refused: what the gateway returns, or has not returned yet.</li>
      <li>Long text: names and titles much longer than usual.</li>
      <li>Guest, Member, Trial, Agent: who visits the page.</li>
      <li>Nothing, Closed, Empty: some components then render nothing.</li>
    </Chapter>
    <Chapter title="Pictures">
      <li>Games, banners and logos are drawn by the project itself, in place of the merchant&apos;s.</li>
      <li>No story requests anything from another server.</li>
    </Chapter>
  </article>
)
