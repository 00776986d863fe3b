"""Asking to be told, over HTTP."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from mercerie.core import RuleError
from mercerie.core.plain import to_plain
from mercerie.server.commands import PLAIN
from mercerie.server.doors import Door, Rarely
from mercerie.server.lobby_messages import Telling
from mercerie.server.push.addresses import LONGEST_ADDRESS, BadAddress, parse_address
from mercerie.server.push.bell import Bell
from mercerie.server.push.sealing import check_keys
from mercerie.server.push.subscriptions import Subscription
from mercerie.server.visitors import guest, house_of

router = APIRouter(prefix="/api/push", route_class=Door)
Guest = Annotated[str, Depends(guest)]
Endpoint = Annotated[str, Field(min_length=8, max_length=LONGEST_ADDRESS)]
Language = Literal["fr", "en"]


class PushOff(RuleError):
    """The host has not turned it on."""

    code = "push-off"


class Device(BaseModel):
    """A browser's subscription, as `PushSubscription.toJSON()` has it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Field(min_length=80, max_length=100)]
    auth: Annotated[str, Field(min_length=20, max_length=32)]
    language: Language


class Gone(BaseModel):
    """A subscription that is no more. Its address is looked for as it is, without being read as one."""

    endpoint: Annotated[Endpoint, Field(pattern=PLAIN)]


class Webhook(BaseModel):
    """An address of one's own messenger."""

    url: Endpoint
    language: Language


def bell_of(request: Request) -> Bell:
    bell = house_of(request).bell
    if bell is None:
        raise PushOff("This server tells nobody of their turn; whoever runs it can start it with --push.")
    return bell


@router.get("")
async def telling(request: Request, who: Guest) -> Any:
    """Whether one can be told here, with which key, and where one is told. Endpoints are secrets and not repeated."""
    bell = house_of(request).bell
    if bell is None:
        return to_plain(Telling(on=False, key="", devices=0, webhook=""))
    places = await bell.subscriptions.of(who)
    hooks = [parse_address(place.endpoint, local=bell.local).host for place in places if place.kind == "webhook"]
    devices = sum(place.kind == "device" for place in places)
    return to_plain(Telling(on=True, key=bell.key, devices=devices, webhook=hooks[0] if hooks else ""))


@router.post("/devices", dependencies=[Rarely])
async def add_device(request: Request, who: Guest, device: Device) -> Any:
    bell = bell_of(request)
    parse_address(device.endpoint, local=bell.local)
    try:
        check_keys(device.p256dh, device.auth)
    except ValueError:
        raise BadAddress("These are not the keys of a browser's subscription.") from None
    await bell.subscriptions.add(
        Subscription(who, "device", device.endpoint, _site(request), device.language, device.p256dh, device.auth)
    )
    return await telling(request, who)


@router.post("/devices/forget", dependencies=[Rarely])
async def forget_device(request: Request, who: Guest, gone: Gone) -> Any:
    await bell_of(request).subscriptions.remove(gone.endpoint, who)
    return await telling(request, who)


@router.put("/webhook", dependencies=[Rarely])
async def set_webhook(request: Request, who: Guest, hook: Webhook) -> Any:
    """Told by a POST with JSON: `text`, `content`, `event`, `game`, `path`. A first one comes at once, as a trial."""
    bell = bell_of(request)
    parse_address(hook.url, local=bell.local)
    await bell.subscriptions.add(Subscription(who, "webhook", hook.url, _site(request), hook.language))
    bell.try_out(who, hook.url)
    return await telling(request, who)


@router.delete("/webhook", dependencies=[Rarely])
async def remove_webhook(request: Request, who: Guest) -> Any:
    await bell_of(request).subscriptions.remove_webhook(who)
    return await telling(request, who)


def _site(request: Request) -> str:
    """How the guest reaches us; the guard has checked the host."""
    return f"{request.url.scheme}://{request.url.netloc}"[:300]
