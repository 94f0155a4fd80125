'use client';

/**
 * A component whose script is loaded late: the only way in this app to keep something out of a page's first script.
 * It is for what is behind a tap, or below what people came for; `usePreloaded` fetches it while the browser is idle,
 * and then it renders without delay. React's own `lazy` renders an empty moment even if the script is already there,
 * and breaks the whole page if it cannot be loaded. Here, a part that cannot be loaded or fails to render says so in
 * its own place and can be retried.
 */
import { Component, useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { useSay } from './speech';
import { whenIdle } from './when-idle';

export type Preloadable<Props> = React.FunctionComponent<Props> & {
  /** Fetches the script. Failures are ignored here and shown when the component is rendered. */
  readonly preload: () => void;
};

/** Wraps the message shown in its place; there is no message while it is loading. */
type FrameProps = { readonly children: React.ReactNode };

type State = 'loading' | 'loaded' | 'failed';

/**
 * Without a `Frame` nothing is shown while the part is loading; a whole screen has one that waits, or reports the
 * failure.
 */
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

/** Renders something else instead of children that fail. React needs a class for that. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** With other props something else is rendered, which may not fail. */
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

/** Fetches what may be needed next, once the page is loaded and the browser is idle. */
export function usePreloaded(parts: readonly { readonly preload: () => void }[]): void {
  const preload = useEffectEvent(() => {
    for (const part of parts) part.preload();
  });
  useEffect(() => whenIdle(() => preload()), []);
}
