import { phonesOrigin } from "./hosts.ts"

/** Shown on a host where phones cannot have separate origins. Links to the address that supports them. */
export const WhereToOpen = () => {
  const address = phonesOrigin(location) + location.pathname + location.search
  return (
    <main className="where">
      <h1>Phones side by side</h1>
      <p>
        Each phone needs an origin of its own, so that storage and cookies are separate. On{" "}
        <code>{location.host}</code> they would share one. Open this page at:
      </p>
      <p>
        <a href={address}>{address}</a>
      </p>
      <p>
        Chrome, Edge and Firefox resolve names under <code>localhost</code> by themselves, on the computer
        that runs the harness. Safari does not: use one of the others.
      </p>
    </main>
  )
}
