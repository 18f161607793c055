import { accountTabPath } from "@petbox/domain/site/accountSections";
import { accountPaths, boxPaths, couponPaths, referralPaths } from "@petbox/domain/site/paths";
import { CreditCard, MapPin, PackageOpen, TicketPercent, UserPlus, UserRound } from "lucide-react";
import { type Activity, ActivityList } from "../account/ActivityList.tsx";

const activities: readonly Activity[] = [
  { label: "Ver meus dados", path: accountPaths.data, Icon: UserRound },
  { label: "Ver meus cartões", path: accountPaths.cards, Icon: CreditCard },
  { label: "Mudar o endereço de entrega", path: accountTabPath("addresses", false), Icon: MapPin },
  { label: "Ver os BOX recebidos", path: boxPaths.received, Icon: PackageOpen },
  { label: "Usar meus cupons", path: couponPaths.own, Icon: TicketPercent },
  { label: "Convidar amigos", path: referralPaths.invite, Icon: UserPlus },
];

/** Other frequent activities of subscribers (SUB-099). */
export function FrequentActivities() {
  return <ActivityList activities={activities} />;
}
