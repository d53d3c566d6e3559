/*
 * The VIP page: plain, and apart from the app. It reads what the app keeps on this device (theme, language, club and
 * currency of the member who came here by the menu) and asks nobody for anything.
 */
;(function () {
  "use strict"

  /*
   * The levels from the lowest, each named as the club label that the gateway gives a member.
   *
   * Assumed: these five and their figures; the specification names none. Stakes and gifts are in the wallet's
   * currency, a rebate in percent of the stakes, withdrawals a day.
   */
  var levels = [
    { name: "Bronze", stake: 0, rebate: 0.2, gift: 88, withdrawals: 2 },
    { name: "Silver", stake: 20000, rebate: 0.3, gift: 188, withdrawals: 3 },
    { name: "Golden Lantern", stake: 200000, rebate: 0.5, gift: 888, withdrawals: 5 },
    { name: "Diamond", stake: 1000000, rebate: 0.7, gift: 2888, withdrawals: 10 },
    { name: "Crown", stake: 5000000, rebate: 0.8, gift: 8888, withdrawals: 20 },
  ]

  /** Storage that is forbidden is as good as empty. */
  function kept(area, key) {
    try {
      return window[area].getItem(key) || ""
    } catch (error) {
      return ""
    }
  }

  var texts = window.vipTexts
  var root = document.documentElement
  root.setAttribute("data-theme", kept("localStorage", "theme") === "light" ? "light" : "dark")
  var stored = kept("localStorage", "language")
  var language = Object.prototype.hasOwnProperty.call(texts, stored) ? stored : "EN"
  root.lang = texts[language].lang

  function text(key) {
    return texts[language][key]
  }

  /** The sign of the member's wallet; a peso sign for guests. */
  var currency = kept("sessionStorage", "CURRENCY_SYMBOL") || "₱"

  /** The app's format of money, with a no-break space. */
  function money(amount) {
    return currency + "\u00a0" + String(amount).replace(/\B(?=(\d{3})+$)/g, ",") + ".00"
  }

  function put(parent, tag, className, content) {
    var element = document.createElement(tag)
    element.className = className
    element.textContent = content
    parent.appendChild(element)
    return element
  }

  function fact(list, name, value) {
    var row = put(list, "div", "fact", "")
    put(row, "dt", "name", text(name))
    put(row, "dd", "value", value)
  }

  function needOf(level) {
    return level.stake === 0 ? text("needNone") : text("needStake").replace("{amount}", money(level.stake))
  }

  function drawLevel(list, level, isOwn) {
    var entry = put(list, "li", isOwn ? "card current" : "card", "")
    if (isOwn) entry.setAttribute("aria-current", "true")
    put(entry, "h3", "club", level.name)
    if (isOwn) put(entry, "p", "mark", text("own"))
    var facts = put(entry, "dl", "facts", "")
    fact(facts, "need", needOf(level))
    fact(facts, "rebate", level.rebate + "%")
    fact(facts, "gift", money(level.gift))
    fact(facts, "withdrawals", String(level.withdrawals))
  }

  function show(id, content) {
    var element = document.getElementById(id)
    element.textContent = content
    element.hidden = false
  }

  /** The app stores the club when the menu opens this page: by its address the page knows no level, even of a member. */
  function drawUnknown() {
    var isMember = kept("localStorage", "TOKEN") !== ""
    show("unknown", text(isMember ? "notFromMenu" : "unknown"))
  }

  /** A club that is no level of this page is named all the same. */
  function drawOwn(club, index) {
    if (club === "") return drawUnknown()
    document.getElementById("unknown").hidden = true
    show("level", club)
    var next = index < 0 ? undefined : levels[index + 1]
    if (next !== undefined)
      show("next", text("next").replace("{level}", next.name).replace("{need}", needOf(next)))
    else if (index >= 0) show("next", text("highest"))
  }

  function fill() {
    document.querySelectorAll("[data-text]").forEach(function (element) {
      element.textContent = text(element.getAttribute("data-text"))
    })
    document.querySelectorAll("[data-label]").forEach(function (element) {
      element.setAttribute("aria-label", text(element.getAttribute("data-label")))
    })
    var club = kept("sessionStorage", "CLUB_LABEL")
    var index = levels
      .map(function (level) {
        return level.name.toLowerCase()
      })
      .indexOf(club.toLowerCase())
    drawOwn(club, index)
    var list = document.getElementById("levels")
    levels.forEach(function (level, at) {
      drawLevel(list, level, at === index)
    })
  }

  document.addEventListener("DOMContentLoaded", fill)
})()
