/** How many seconds before the end something is said. Every second would be a torment to listen to. */
const thresholds = [10, 30] as const;

/** What has last been worth saying, `remaining` seconds before the end of a wait: it changes at the thresholds only. */
export function announcementAt(remaining: number, total: number): string {
  if (remaining <= 0) return "O tempo de espera terminou";
  const passed = thresholds.find((threshold) => remaining <= threshold && threshold < total);
  if (passed === undefined) return `Isso pode levar até ${total} segundos`;
  return `Faltam menos de ${passed + 1} segundos`;
}
