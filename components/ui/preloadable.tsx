'use client';

/**
 * A component whose script comes late: the one way in this app to leave something out of a page's first script. It is for
 * what lies behind a tap, or below what people came for; `usePreloaded` fetches it while the browser rests, and then it is there at once. React's own
 * `lazy` shows a moment of nothing even if the script came long ago, and takes down the whole page if it does not come.
 * Here a part that does not come, or fails when it is drawn, says so in its own place, and can be asked for again.
 */
import { Component, useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { useSay } from './speech';
import { whenIdle } from './when-idle';

export type Preloadable<Props> = React.FunctionComponent<Props> & {
  /** Sends for the script. Whether it comes matters only to whoever draws it. */
  readonly preload: () => void;
};

/** Around what is said in its place; nothing is, while it is on its way. */
type FrameProps = { readonly children: React.ReactNode };

type State = 'loading' | 'loaded' | 'failed';

/** What lies behind a tap is simply not there yet; a whole screen has a `Frame` that waits, or says that it did not come. */
export function preloadable<Props extends object>(
  load: () => Promise<React.FunctionComponent<Props>>,
  Frame?: React.FunctionComponent<Props & FrameProps>,
): Preloadable<Props> {
  let Loaded: React.FunctionComponent<Props> | undefined;
  let loading: Promise<void> | undefined;

  function start(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  }

  function Late(props: Props): React.ReactNode {
    const [state, setState] = useState<State>(Loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      let isShown = true;
      const show = (news: State): void => {
        if (isShown) setState(news);
      };
      start().then(
        () => show('loaded'),
        () => show('failed'),
      );
      return () => {
        isShown = false;
      };
    }, [state]);
    const framed = (inside: React.ReactNode): React.ReactNode =>
      Frame ? <Frame {...props}>{inside}</Frame> : inside;
    if (Loaded)
      return (
        <Guard instead={(onAgain) => framed(<Failed why="broken" onAgain={onAgain} />)}>
          <Loaded {...props} />
        </Guard>
      );
    return framed(state === 'failed' && <Failed why="notLoaded" onAgain={() => setState('loading')} />);
  }

  return Object.assign(Late, { preload: () => void start().catch(() => undefined) });
}

type GuardProps = {
  readonly instead: (onAgain: () => void) => React.ReactNode;
  readonly children: React.ReactNode;
};

/** Shows something else instead of children that fail. Only a class can do that in React. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** With other props it is another thing that is shown, which may not fail. */
  override componentDidUpdate(before: GuardProps): void {
    if (this.state.hasFailed && before.children !== this.props.children) this.setState({ hasFailed: false });
  }

  override render(): React.ReactNode {
    const { instead, children } = this.props;
    return this.state.hasFailed ? instead(() => this.setState({ hasFailed: false })) : children;
  }
}

type FailedProps = { readonly why: 'notLoaded' | 'broken'; readonly onAgain: () => void };

function Failed({ why, onAgain }: FailedProps): React.ReactNode {
  const say = useSay<'ui'>();
  return (
    <Notice kind="warning" actions={<Button onClick={onAgain}>{say('ui.tryAgain')}</Button>}>
      {say(`ui.${why}`)}
    </Notice>
  );
}

/** Fetches what may be asked for next, once the screen stands and the browser rests. */
export function usePreloaded(parts: readonly { readonly preload: () => void }[]): void {
  const preload = useEffectEvent(() => {
    for (const part of parts) part.preload();
  });
  useEffect(() => whenIdle(() => preload()), []);
}
