"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from escapade.games import GAMES

REGISTRY = CollectorRegistry()
MOVES = Counter("escapade_moves", "Moves stored and sent, by game", ["game"], registry=REGISTRY)
MOVES_OF = {name: MOVES.labels(name) for name in GAMES}  # looked up once: moves are frequent
MESSAGES_SENT = Counter("escapade_messages_told", "Messages sent to watchers", registry=REGISTRY)
REFUSED = Counter("escapade_refusals", "Requests that were refused", registry=REGISTRY)
SOCKETS = Gauge("escapade_sockets", "Sockets open now", registry=REGISTRY)
TABLES = Gauge("escapade_tables", "Tables in memory", registry=REGISTRY)
DAMAGED = Gauge("escapade_damaged_tables", "Tables set aside because their log cannot be read", registry=REGISTRY)
PLAY_SECONDS = Histogram(
    "escapade_play_seconds", "From a play message to its acknowledgement, the commit included", registry=REGISTRY
)
THINKING_WAITS = Gauge("escapade_thinking_waits", "Questions to bots that have no answer yet", registry=REGISTRY)
THINKING_FALLBACKS = Counter(
    "escapade_thinking_fallbacks", "Moves a quick bot chose because no worker answered", registry=REGISTRY
)
WORKERS_REPLACED = Counter(
    "escapade_workers_replaced", "Worker processes replaced because they hung or died", registry=REGISTRY
)
CLUSTER_ANSWERS = Counter("escapade_cluster_answers", "Questions to bots answered by the cluster", registry=REGISTRY)
CLUSTER_MISSES = Counter(
    "escapade_cluster_misses", "Questions the cluster did not answer, so they were asked here", registry=REGISTRY
)
CLUSTER_WORKERS = Gauge("escapade_cluster_workers", "Workers of the cluster that can be asked now", registry=REGISTRY)
