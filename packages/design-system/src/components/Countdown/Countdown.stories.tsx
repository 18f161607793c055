import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Text } from "../Text/Text.tsx";
import { Countdown } from "./Countdown.tsx";

const meta = preview.meta({
  component: Countdown,
  title: "Componentes/Status/Countdown",
  parameters: { layout: "padded" },
  args: { seconds: 60, now: () => 0 },
});

export const Clock = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("1:00");
  },
});

export const InASentence = meta.story({
  args: { seconds: 30, format: (left) => `${left} segundos restantes...` },
  render: (args) => (
    <Text weight="semibold">
      <Countdown {...args} />
    </Text>
  ),
});

/** A clock that jumps: every look at it finds 20 seconds gone. */
function hastyClock() {
  let looks = -1;
  return () => {
    looks += 1;
    return looks * 20_900;
  };
}

const onEnd = fn();

export const ReachesTheEndAndTellsOnce = meta.story({
  render: () => <Countdown seconds={42} now={hastyClock()} onEnd={onEnd} announceAt={[30, 10]} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Faltam 30 segundos"), { timeout: 3000 });
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("0:00"), { timeout: 3000 });
    await expect(onEnd).toHaveBeenCalledTimes(1);
  },
});
