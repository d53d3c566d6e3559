import type * as Deposit from "#domain/cashier/Deposit.ts"

/** Sample data in the gateway's format. */

export const session = {
  token: "T",
  merchantCode: "lantern",
  id: 77,
  userName: "neo",
  type: "0",
  firstTimeLogin: 1,
}

export const member = {
  id: 77,
  type: 3,
  nickname: "Neo",
  account: "neo",
  userName: "neo",
  memberLabel: [{ labelName: "nochat" }],
  clubLabel: { labelName: "Gold", type: "AUTO" },
  merchantCode: "lantern",
  token: "T",
}

export const game = {
  nodeId: 501,
  vassalage: "JDB",
  displayName: "JDB",
  gameName: "Jade Mill",
  nodeName: "jade",
  showIcon: "1",
  iconUrl: "/art/501.webp",
  mobileLargeIcon: "/art/501l.webp",
  roomId: 3,
  supportPlay: 0,
  gameId: "jm1",
  gameType: "RNG",
  isGameH5: "",
  freeplay: 1,
  lottoMode: "",
  gameCode: "JM",
}

export const winner = {
  iconUrl: "/art/501.webp",
  gameName: "Jade Mill",
  customerName: "ne***o",
  winAmount: 1234567,
  gameCode: "501",
  gameType: "RNG",
  vendor: "JDB",
  gameTime: 1_700_000_000_000,
  endTime: 1_700_000_001_000,
  recordId: "9001",
  merchantCode: "lantern",
}

export const status = {
  info: {
    customerService: [{ title: "CS", path: "abc12345678" }],
    domainRoute: ["https://two.example"],
    mobileTemplate: { mem_cen: 1, dep_func: 0 },
    paths: { appWindow: true },
    register: { captcha: true },
    resources: [{ resourceType: "LINE", url: "https://line.example/" }],
    whitelabel: { modules: ["CBS3"] },
    mainDomain: "lantern.example",
    imageCDNs: ["https://cdn.example"],
  },
  location: { ip: "203.0.113.7" },
  maintenance: false,
  regionRestriction: true,
}

export const statusRead = {
  ...status,
  info: { ...status.info, mobileTemplate: { mem_cen: true, dep_func: false } },
}

export const bareWhitelabel = {
  modules: [],
  languages: [],
  promos: {},
  links: {},
  paymentIcons: [],
}

export const bareStatus = {
  info: {
    customerService: [],
    domainRoute: [],
    mobileTemplate: { mem_cen: false, dep_func: false },
    paths: {},
    register: {},
    resources: [],
    whitelabel: { modules: [] },
    imageCDNs: [],
    mainDomain: "",
  },
  location: { ip: "" },
  maintenance: false,
  regionRestriction: false,
}

export const bareAnnouncements = { banners: [], player: [], popup: [], hot: [] }

export const bank: Deposit.Bank = {
  method: "MANUAL",
  vendor: "JADE",
  bankCode: "J1",
  bankName: "Jade Coin Bank",
  icon: "",
  min: 100,
  max: 5_000,
}

export const promo: Deposit.Promo = { promoId: "9", title: "Festival", rate: 25, minAmount: 1_000 }

export const card = {
  cardId: "c1",
  bankCode: "B",
  bankName: "Jade",
  cardNumberMasked: "4821",
  payeeName: "Maria",
}
