// A component that is drawn again only when what it is given differs. For drawings: what they are given is
// data, never a function.
import { h, type ComponentType, type FunctionComponent } from 'preact';
import { share } from '../table/share';

interface Kept<Props> {
  props: Props;
  shouldComponentUpdate?: (next: Props) => boolean;
}

export function memo<Props extends object>(Draw: ComponentType<Props>): FunctionComponent<Props> {
  function Memo(this: Kept<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => share(this.props, next) !== this.props;
    return h(Draw, props);
  }
  return Memo as FunctionComponent<Props>;
}
