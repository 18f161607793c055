import { accountPaths, referralPaths, subscriptionPaths } from "@petbox/domain/site/paths";
import { CreditCard, Package, UserPlus } from "lucide-react";
import { type Activity, ActivityList } from "./ActivityList.tsx";

const shortcuts: readonly Activity[] = [
  { label: "Alterar cartão e outros dados", path: accountPaths.cards, Icon: CreditCard },
  { label: "Minhas assinaturas", path: subscriptionPaths.hub, Icon: Package },
  { label: "Convidar amigos", path: referralPaths.invite, Icon: UserPlus },
];

/** The subscriber's most frequent actions (SUB-010 to SUB-012). */
export function Shortcuts() {
  return <ActivityList activities={shortcuts} />;
}
